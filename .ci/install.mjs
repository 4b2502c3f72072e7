// Installs packages, each folder's as its lock file names them. Plain JavaScript without packages, because it runs
// before any are there, on the system's own Node, which may be old.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { bringsNode, isNewEnough, nodeOrThrow, pinnedNode } from '../cli/bin/node-choice.mjs';
import { npmCommand } from './npm-command.mjs';

const modifiedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs;

/** npm writes this file last, so an interrupted installation does not count as one. */
const isInstalled = (folder) => {
  const installed = modifiedAt(join(folder, 'node_modules/.package-lock.json'));
  return installed !== undefined && installed >= (modifiedAt(join(folder, 'package-lock.json')) ?? 0);
};

const npmCi = (folder, what, options = []) => {
  process.stderr.write(`Installing ${what} (npm ci), once ...\n`);
  const [npm, ...first] = npmCommand();
  const args = [...first, 'ci', ...options, '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync(npm, args, { cwd: folder, stdio: ['ignore', 2, 2] });
  if (result.status !== 0) throw new Error(`${what} could not be installed; npm ci says why above.`);
};

/** Links Node where npm's scripts and the command line look for it; installs it first. */
const linkNode = (root) => {
  const folder = join(root, '.ci/node');
  if (!isInstalled(folder)) npmCi(folder, 'Node');
  const { name } = pinnedNode(root);
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  for (const [link, target] of [
    [name, `../.ci/node/node_modules/${name}`],
    ['.bin/node', `../${name}/bin/node`],
  ]) {
    rmSync(join(root, 'node_modules', link), { force: true, recursive: true });
    symlinkSync(target, join(root, 'node_modules', link));
  }
};

/** Whether Node comes from npm: the system's is too old, or was when this folder was first prepared. */
const needsNode = (root) => !isNewEnough() || existsSync(join(root, '.ci/node/node_modules'));

const isForTests = (root) => existsSync(join(root, 'node_modules/vitest/package.json'));

const install = (root, isComplete, what, options) => {
  // What no installation brings is reported before it begins.
  if (!bringsNode()) nodeOrThrow(root);
  if (!isInstalled(root) || !isComplete(root)) npmCi(root, what, options);
  if (needsNode(root) && !(isInstalled(join(root, '.ci/node')) && existsSync(pinnedNode(root).path))) linkNode(root);
  nodeOrThrow(root);
};

/** Installs what runs and builds the shop. */
export const installPrograms = (root) => install(root, () => true, 'packages', ['--omit=dev']);

/** Installs what tests need as well. */
export const installAll = (root) =>
  install(root, isForTests, 'packages, those of the tests included', ['--include=dev']);

/** Installs the packages of one script, which lie in a folder of their own. */
export const installTool = (root, folder) => {
  if (!isInstalled(join(root, folder))) npmCi(join(root, folder), `packages of ${folder}`);
};
