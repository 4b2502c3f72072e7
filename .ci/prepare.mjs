// Sets the project up before `npm start` and `npm test`: installs packages, builds what is stale.
// Plain JavaScript without packages, because it runs before any are there, on the system's own Node, which may be old.
import { spawnSync } from 'node:child_process';
import { realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from '../cli/bin/build-if-stale.mjs';
import { bringsNode, nodeOrThrow } from '../cli/bin/node-choice.mjs';
import { ensureBrowser } from './browser.mjs';
import { npmCommand } from './npm-command.mjs';
import { ensurePostgres, missingPostgres } from './postgres.mjs';

const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '..');

const say = (line) => process.stderr.write(`${line}\n`);

const modifiedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs;

/** npm writes this file last, so an interrupted installation does not count as one. */
const isInstalled = (root) => {
  const installed = modifiedAt(join(root, 'node_modules/.package-lock.json'));
  return installed !== undefined && installed >= (modifiedAt(join(root, 'package-lock.json')) ?? 0);
};

const installIfStale = (root) => {
  // What no installation brings is reported before it begins.
  if (!bringsNode()) nodeOrThrow(root);
  if (!isInstalled(root)) {
    say('Installing packages (npm ci), once ...');
    const [npm, ...first] = npmCommand();
    const args = [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
    const result = spawnSync(npm, args, { cwd: root, stdio: ['ignore', 2, 2] });
    if (result.status !== 0) throw new Error('The packages could not be installed; npm ci says why above.');
  }
  nodeOrThrow(root);
};

const steps = {
  install: () => installIfStale(projectRoot),
  build: () => buildIfStale(projectRoot, ['ui', 'cli']),
  browser: () => ensureBrowser(projectRoot),
  postgres: () => ensurePostgres(),
  // Runs last, so that it is not overlooked: names what this machine could not test. With WHOLE_PROOF it is an error.
  told: () => {
    const missing = missingPostgres();
    if (missing === undefined) return;
    if (process.env.WHOLE_PROOF === 'yes') throw new Error(missing);
    say(missing);
  },
};

// The folder may have been reached by another name, such as a link's.
if (process.argv[1] !== undefined && fileURLToPath(import.meta.url) === realpathSync(process.argv[1])) {
  try {
    for (const step of process.argv.slice(2)) {
      if (!Object.hasOwn(steps, step))
        throw new Error(`unknown step ${step}; there are ${Object.keys(steps).join(', ')}`);
      await steps[step]();
    }
  } catch (failure) {
    say(failure instanceof Error ? failure.message : String(failure));
    process.exitCode = 1;
  }
}
