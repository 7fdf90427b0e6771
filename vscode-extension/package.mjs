// `npm run package`: the extension as one VSIX, with the screenshots that the test of the repository makes.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const { name, version } = JSON.parse(readFileSync("package.json", "utf8"));
const run = (program, ...args) =>
  execFileSync(program, args, { stdio: "inherit", shell: process.platform === "win32" });

rmSync("dist", { recursive: true, force: true });
run("npm", "run", "--silent", "build");

// The pictures are kept once, in docs/images; the walkthrough and the page of the extension find them in media.
const readme = readFileSync("README.md", "utf8");
mkdirSync("media/images", { recursive: true });
const walkthrough = JSON.parse(readFileSync("package.json", "utf8")).contributes.walkthroughs;
const text = readme + JSON.stringify(walkthrough);
for (const picture of new Set(text.match(/vscode-[a-z-]+\.png/g))) {
  copyFileSync(`../docs/images/${picture}`, `media/images/${picture}`);
}
writeFileSync("dist/README.md", readme.replaceAll("../docs/images/", "media/images/"));

run("npx", "vsce", "package", "--no-dependencies", "--allow-missing-repository", "--no-rewrite-relative-links",
  "--readme-path", "dist/README.md", "--out", `${name}-${version}.vsix`);
