import assert from "node:assert/strict";
import { test } from "node:test";

import {
  type Answer,
  type Candidate,
  candidates,
  explained,
  filledIn,
  firstThatAnswers,
  isFound,
  MODULE,
  notFoundMessage,
  serverCommand,
  type Surroundings,
} from "../src/find";

const NOTHING: Surroundings = {
  command: [],
  python: "",
  environment: undefined,
  folders: ["/home/eva/texte"],
  trusted: true,
  env: { PATH: "/usr/local/bin:/usr/bin:bin:." },
  home: "/home/eva",
  platform: "linux",
  exists: () => false,
};

const files = (...names: string[]) => ({ exists: (file: string) => names.includes(file) });

const order: [string, Partial<Surroundings>, [string, string][]][] = [
  ["nothing anywhere", {}, []],
  [
    "a command is alone, whatever else there is",
    { command: ["uv", "run", "lambre-lint"], python: "/opt/py/bin/python", environment: "/env/bin/python", ...files("/usr/bin/lambre-lint") },
    [["command", "uv run lambre-lint"]],
  ],
  ["a command with no program in it is none", { command: [""], ...files("/usr/bin/lambre-lint") }, [["path", "/usr/bin/lambre-lint"]]],
  [
    "a Python that is set is alone",
    { python: " ~/env/bin/python ", environment: "/env/bin/python", ...files("/usr/bin/python3") },
    [["python", "/home/eva/env/bin/python -P -m lambre_core"]],
  ],
  ["a relative path is one of the first folder", { python: ".venv/bin/python" }, [["python", "/home/eva/texte/.venv/bin/python -P -m lambre_core"]]],
  ["a mere name is looked up on PATH by the system", { python: "python3.12" }, [["python", "python3.12 -P -m lambre_core"]]],
  [
    "active environment, workspace, PATH",
    {
      environment: "/env/bin/python",
      ...files("/home/eva/texte/venv/bin/python", "/usr/bin/python3", "/usr/bin/lambre-lint", "/usr/local/bin/lambre-lint"),
    },
    [
      ["environment", "/env/bin/python -P -m lambre_core"],
      ["workspace", "/home/eva/texte/venv/bin/python -P -m lambre_core"],
      ["path", "/usr/local/bin/lambre-lint"],
      ["path", "/usr/bin/python3 -P -m lambre_core"],
    ],
  ],
  [
    "the same interpreter is asked once",
    { environment: "/home/eva/texte/.venv/bin/python", ...files("/home/eva/texte/.venv/bin/python") },
    [["environment", "/home/eva/texte/.venv/bin/python -P -m lambre_core"]],
  ],
  ["nothing of a workspace that is not trusted is run", { trusted: false, ...files("/home/eva/texte/.venv/bin/python") }, []],
  ["what is relative on PATH is left out", { ...files("bin/lambre-lint", "./lambre-lint") }, []],
  [
    "Windows",
    {
      platform: "win32",
      folders: ["C:\\Texte"],
      env: { Path: "C:\\Python\\Scripts;C:\\Python" },
      ...files("C:\\Texte\\.venv\\Scripts\\python.exe", "C:\\Python\\Scripts\\lambre-lint.exe", "C:\\Python\\python.exe"),
    },
    [
      ["workspace", "C:\\Texte\\.venv\\Scripts\\python.exe -P -m lambre_core"],
      ["path", "C:\\Python\\Scripts\\lambre-lint.exe"],
      ["path", "C:\\Python\\python.exe -P -m lambre_core"],
    ],
  ],
];

for (const [why, around, expected] of order) {
  test(`where to look: ${why}`, () => {
    const found = candidates({ ...NOTHING, ...around });
    assert.deepEqual(found.map(({ source, command, args }) => [source, [command, ...args].join(" ")]), expected);
  });
}

const filled: [string, string][] = [
  ["~/bin/lambre-lint", "/home/eva/bin/lambre-lint"],
  ["~eva/bin", "~eva/bin"],
  ["${workspaceFolder}/env/bin/python", "/home/eva/texte/env/bin/python"],
  ["${env:VENV}/bin/python", "/srv/$&/bin/python"],
  ["${env:NONE}", ""],
  ["lambre-lint", "lambre-lint"],
];

for (const [setting, expected] of filled) {
  test(`filled in: ${setting}`, () => {
    assert.equal(filledIn(setting, { ...NOTHING, env: { VENV: "/srv/$&" } }), expected);
  });
}

const python = (command: string): Candidate => ({ source: "path", command, args: MODULE });
const ok = (output: string): Answer => ({ output, failure: undefined });
const failed = (failure: string, output = ""): Answer => ({ output, failure });

test("the first that answers is taken, and the others are not asked", async () => {
  const answers: Record<string, Answer> = {
    "/none": failed("there is no such program"),
    "/other": ok("lint 3.0\n"),
    "/right": ok("lambre-lint 0.1.0\n"),
  };
  const asked: string[] = [];
  const found = await firstThatAnswers(["/none", "/other", "/right", "/never"].map(python), async ({ command }) => {
    asked.push(command);
    return answers[command] ?? failed("asked too often");
  });
  assert.ok(isFound(found));
  assert.equal(found.version, "0.1.0");
  assert.equal(found.candidate.command, "/right");
  assert.deepEqual(asked, ["/none", "/other", "/right"]);
});

const reasons: [string, Answer, RegExp][] = [
  ["not installed", failed("it ended with status 1", "/usr/bin/python3: No module named lambre_core\n"), /not installed in it\.$/],
  ["an old Python", failed("it ended with status 2", "Unknown option: -P\nusage: python3 …"), /older than Python 3\.11/],
  ["something else", ok("Python 3.11.2"), /it is another program/],
  ["a version in a text about something else", ok("see lambre-lint 0.1.0 for more"), /it is another program/],
  ["the last line of what it said", failed("it ended with status 1", "Traceback …\nImportError: numpy\n"), /status 1: ImportError: numpy/],
];

for (const [why, answer, expected] of reasons) {
  test(`why it is not the one: ${why}`, async () => {
    const found = await firstThatAnswers([python("/usr/bin/python3")], async () => answer);
    assert.ok(!isFound(found));
    assert.match(explained(found)[0] ?? "", expected);
    assert.match(notFoundMessage(found), /was not found\. Install/);
  });
}

test("a setting that does not work is named in the message", () => {
  const candidate: Candidate = { source: "python", command: "/opt/none", args: MODULE };
  assert.equal(
    notFoundMessage([{ candidate, reason: "there is no such program" }]),
    "lambre-lint does not run: /opt/none -P -m lambre_core (from the setting lambre.python): there is no such program.",
  );
});

test("nothing to look at is said, too", () => assert.equal(explained([]).length, 1));

test("the server's command line", () => {
  assert.deepEqual(serverCommand({ source: "command", command: "uv", args: ["run", "lambre-lint"] }, "info"), {
    command: "uv",
    args: ["run", "lambre-lint", "server", "--stdio", "--log-level", "info"],
  });
});
