// The real VS Code in a browser without a window: started, driven and stopped.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { chromium } from "playwright-core";

/** Milliseconds after which something that should be there is not going to be. */
export const PATIENCE = Number(process.env.LAMBRE_E2E_PATIENCE ?? 120_000);

/** What keeps the editor quiet; the settings of a pass come on top. */
const QUIET = {
  "security.workspace.trust.enabled": false,
  "workbench.startupEditor": "none",
  "workbench.colorTheme": "Default Dark Modern",
  "workbench.enableExperiments": false,
  "workbench.tips.enabled": false,
  "workbench.reduceMotion": "on",
  "workbench.secondarySideBar.defaultVisibility": "hidden",
  "telemetry.telemetryLevel": "off",
  "extensions.autoUpdate": false,
  "extensions.autoCheckUpdates": false,
  "chat.disableAIFeatures": true,
  "chat.commandCenter.enabled": false,
  "window.commandCenter": false,
  "editor.minimap.enabled": false,
  "editor.hover.delay": 100,
  "editor.accessibilitySupport": "off",
  "[markdown]": { "editor.wordWrap": "off" },
  "explorer.autoReveal": false,
  "editor.quickSuggestions": { "other": "off", "comments": "off", "strings": "off" },
  "editor.wordBasedSuggestions": "off",
  "files.autoSave": "off",
  "files.hotExit": "off",
};

const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-dev-shm-usage",
];

/** How often a window or the list of commands is opened again for what is not in it, and how long (ms) it is waited for. */
const OPENINGS = 10;
const SOON = 5000;

export class Editor {
  /**
   * @param codeServer folder in which code-server is installed.
   * @param state empty folder for everything that the editor writes.
   */
  constructor(codeServer, state) {
    this.entry = join(codeServer, "node_modules/code-server/out/node/entry.js");
    this.state = state;
    this.folders = ["--user-data-dir", join(state, "data"), "--extensions-dir", join(state, "extensions")];
    this.env = { ...process.env, XDG_CONFIG_HOME: join(state, "config"), XDG_DATA_HOME: join(state, "share") };
    this.errors = [];
  }

  settings(values) {
    this.values = { ...QUIET, ...values };
    this.write("User", this.values);
  }

  /** Settings of the machine on which extensions run, not of the user: paths of programs are. */
  machineSettings(values) {
    this.write("Machine", values);
  }

  write(whose, values) {
    mkdirSync(join(this.state, "data", whose), { recursive: true });
    writeFileSync(join(this.state, "data", whose, "settings.json"), JSON.stringify(values, null, 2));
  }

  install(vsix) {
    const done = spawnSync(process.execPath, [this.entry, ...this.folders, "--install-extension", vsix], {
      env: this.env,
      encoding: "utf8",
    });
    if (done.status !== 0) throw new Error(`The VSIX cannot be installed:\n${done.stdout}${done.stderr}`);
  }

  async start() {
    this.port = await freePort();
    const args = ["--bind-addr", `127.0.0.1:${this.port}`, "--auth", "none", "--disable-telemetry"];
    const quiet = ["--disable-update-check", "--disable-workspace-trust", "--disable-getting-started-override"];
    // A group of its own, so that its children end with it.
    this.server = spawn(process.execPath, [this.entry, ...args, ...quiet, ...this.folders], {
      env: this.env,
      detached: true,
      stdio: "ignore",
    });
    await until("code-server answers", async () => (await fetch(`http://127.0.0.1:${this.port}/healthz`)).ok);
    this.browser = await chromium.launch({
      executablePath: process.env.LAMBRE_E2E_CHROMIUM ?? "/usr/bin/chromium",
      headless: true,
      args: CHROMIUM_ARGS,
    });
  }

  /** Open a folder or a workspace file in a fresh window. */
  async open(kind, path) {
    await this.page?.close();
    this.page = await this.browser.newPage({ viewport: { width: 1280, height: 800 } });
    this.page.setDefaultTimeout(PATIENCE);
    this.page.on("pageerror", (error) => this.errors.push(String(error)));
    await this.page.goto(`http://127.0.0.1:${this.port}/?${kind}=${encodeURIComponent(path)}`);
    // A window that reads its workspace file too early has no folders, for good: about one in ten. A user opens it again.
    for (let more = OPENINGS; ; more--) {
      await this.page.waitForSelector(".monaco-workbench .part.statusbar");
      const timeout = more === 0 ? PATIENCE : 2 * SOON;
      const rows = this.page.waitForSelector(".explorer-folders-view .monaco-list-row", { timeout });
      if (await rows.then(() => true, (error) => (more === 0 ? Promise.reject(error) : false))) return;
      await this.page.reload();
    }
  }

  async stop() {
    await this.browser?.close().catch(() => undefined);
    if (this.server?.pid === undefined) return;
    const ended = new Promise((resolve) => this.server.once("exit", resolve));
    try {
      process.kill(-this.server.pid, "SIGTERM");
    } catch {
      return; // it has ended by itself
    }
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 5000))]);
    try {
      process.kill(-this.server.pid, "SIGKILL");
    } catch {
      // nothing of it is left
    }
  }

  /** The last lines of what the extension and its host have logged. */
  logs() {
    const base = join(this.state, "data/logs");
    try {
      return readdirSync(base, { recursive: true })
        .filter((name) => /(remoteexthost|lambre-lint[^/]*)\.log$/.test(name))
        .map((name) => `--- ${name}\n${readFileSync(join(base, name), "utf8").split("\n").slice(-25).join("\n")}`)
        .join("\n");
    } catch {
      return "(no logs)";
    }
  }

  // --- what a user does ----------------------------------------------------------------------------

  async openFile(name) {
    const { page } = this;
    await page.keyboard.press("Control+p");
    await page.locator(".quick-input-widget input").first().fill(name);
    await page.locator(`.quick-input-list .monaco-list-row:has-text("${name}")`).first().waitFor();
    await page.keyboard.press("Enter");
    await page.locator(`.tabs-container .tab.active:has-text("${name}")`).waitFor();
    await page.locator(".editor-instance .view-lines .view-line").first().waitFor();
  }

  async command(title) {
    const { page } = this;
    const row = [`="${title}"`, `^="${title}, "`].map((label) => `.quick-input-list .monaco-list-row[aria-label${label}]`);
    const found = page.locator(row.join(", ")).first();
    // Which commands there are is asked when the list opens: just after another editor came up it may be too early.
    for (let more = OPENINGS; ; more--) {
      await page.keyboard.press("F1");
      await page.locator(".quick-input-widget input").first().fill(`>${title}`);
      const there = await found.waitFor({ timeout: SOON }).then(() => true, () => false);
      if (there || more === 0) {
        break;
      }
      await page.keyboard.press("Escape");
    }
    await found.click();
    await page.locator(".quick-input-widget").waitFor({ state: "hidden" });
  }

  /**
   * Where a word of a line is on the screen: the box of its text; null where it is not in view.
   *
   * @param {string} line
   * @param {string} word
   * @param {number} at of which occurrence it is: where it begins in the line
   */
  async box(line, word, at = line.indexOf(word)) {
    return this.page.evaluate(
      ([line, word, at]) => {
        for (const element of document.querySelectorAll(".editor-instance .view-lines .view-line")) {
          const text = element.textContent.replaceAll("\u00a0", " ");
          if (!text.includes(line)) continue;
          const from = text.indexOf(line) + at;
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          let before = 0;
          let open = false;
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const end = before + node.length;
            if (!open && from < end) {
              range.setStart(node, from - before);
              open = true;
            }
            if (open && from + word.length <= end) {
              range.setEnd(node, from + word.length - before);
              const { x, y, width, height } = range.getBoundingClientRect();
              return { x, y, width, height };
            }
            before = end;
          }
        }
        return null;
      },
      [line, word, at],
    );
  }

  /** Boxes of the squiggles of a severity. */
  async squiggles(severity = "warning") {
    return this.page.evaluate(
      (name) =>
        [...document.querySelectorAll(`.editor-instance .view-overlays .cdr.squiggly-${name}`)].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { x, y, width, height };
        }),
      severity,
    );
  }

  /** Whether there is a squiggle under just this word. */
  async squiggled(line, word, { at, severity = "warning" } = {}) {
    const box = await this.box(line, word, at);
    const near = (one, other) => Math.abs(one - other) <= 2;
    return (
      box !== null &&
      (await this.squiggles(severity)).some(
        (one) => near(one.x, box.x) && near(one.width, box.width) && one.y < box.y + box.height && box.y < one.y + one.height,
      )
    );
  }

  /** Put settings into the user's file, as the user would: in the editor. */
  async changeSettings(values) {
    const { page } = this;
    this.values = { ...this.values, ...values };
    await this.command("Preferences: Open User Settings (JSON)");
    await page.locator('.tabs-container .tab.active:has-text("settings.json")').waitFor();
    await page.locator('.editor-instance .view-line:has-text("security.workspace")').first().click();
    await page.keyboard.press("Control+a");
    const text = JSON.stringify(this.values);
    // Pasted, so that no bracket is closed a second time.
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text);
    await page.keyboard.press("Control+s");
    await until("the settings are saved", () => readFileSync(join(this.state, "data/User/settings.json"), "utf8") === text);
    await this.command("View: Close Editor");
  }

  async clickWord(line, word) {
    const { x, y, width, height } = await this.box(line, word);
    await this.page.mouse.click(x + width / 2, y + height / 2);
  }

  async hoverWord(line, word) {
    const { page } = this;
    await page.mouse.move(700, 60);
    const { x, y, width, height } = await this.box(line, word);
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
  }

  /** Type as a user does, key by key. */
  async type(text) {
    await this.page.keyboard.type(text, { delay: 5 });
  }

  notification(text) {
    return this.page.locator(".notification-list-item", { hasText: text });
  }

  /** The document in the inner frame of the web view in front. */
  async webview() {
    let found;
    await until("the web view has a page", async () => {
      for (const frame of this.page.frames()) {
        if (/webview/.test(frame.url()) && (await frame.locator("body").count()) && (await frame.locator("svg, p").count())) found = frame;
      }
      return found !== undefined;
    });
    return found;
  }
}

/** Wait until something holds; what throws does not hold yet. */
export async function until(what, holds, patience = PATIENCE) {
  const end = Date.now() + patience;
  let last;
  for (;;) {
    try {
      if (await holds()) return;
      last = undefined;
    } catch (error) {
      last = error;
    }
    if (Date.now() > end) throw new Error(`It is not so after ${patience / 1000} s: ${what}${last ? ` (${last})` : ""}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
