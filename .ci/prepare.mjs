// Sets the project up before `npm start`, `npm test` and the terminal: installs packages, builds what is stale.
// Plain JavaScript without packages, because it runs before any are there, on the system's own Node, which may be old.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { bringsNode, chooseNode, npmCommand } from './node-choice.mjs';
import { ensurePostgres, missingPostgres } from './postgres.mjs';

const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '..');

/** What each built program is made of, below the project's root. */
const sources = {
  ui: [
    'core/src',
    'adapters/src',
    'ui/src',
    'ui/public',
    'ui/vite.config.ts',
    'ui/inline-class-names.ts',
    '.ci/copy-pictures.ts',
    '.ci/copy-folders.ts',
    'ui/precompress.ts',
    'ui/package.json',
    'package-lock.json',
  ],
  cli: [
    'core/src',
    'adapters/src',
    'cli/src',
    'cli/vite.config.ts',
    '.ci/copy-folders.ts',
    '.ci/start-chunk.ts',
    '.ci/browser.mjs',
    'cli/package.json',
    'package-lock.json',
  ],
};

/** What builds them, run by vite in their folder. */
const vite = { ui: ['build', '--app'], cli: ['build', '--logLevel', 'warn'] };

const say = (line) => process.stderr.write(`${line}\n`);

const modifiedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs;

/** npm writes this file last, so an interrupted installation does not count as one. */
export const isInstalled = (root) => {
  const installed = modifiedAt(join(root, 'node_modules/.package-lock.json'));
  return installed !== undefined && installed >= (modifiedAt(join(root, 'package-lock.json')) ?? 0);
};

const nodeOrThrow = (root) => {
  const { node, missing } = chooseNode(root);
  if (node === undefined) throw new Error(missing);
  return node;
};

const installIfStale = (root) => {
  // What no installation brings is told before it begins.
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

function* filesUnder(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (!stat.isDirectory()) {
    if (!/\.test\.tsx?$/.test(path)) yield `${path}:${stat.size}:${stat.mtimeMs}`;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}

const fingerprint = (root, target) => {
  const hash = createHash('sha256');
  for (const source of sources[target]) for (const line of filesUnder(join(root, source))) hash.update(line);
  return hash.digest('hex');
};

const readOr = (path, fallback) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return fallback;
  }
};

/** Builds the named programs (`ui`, `cli`) whose sources changed since their last build. */
export const buildIfStale = (root, targets) => {
  for (const target of targets) {
    const stamp = join(root, target, 'dist/.built-from');
    const now = fingerprint(root, target);
    if (readOr(stamp, '') === now) continue;
    say(`Building ${target} ...`);
    try {
      execFileSync(nodeOrThrow(root), [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), ...vite[target]], {
        cwd: join(root, target),
        stdio: ['ignore', 'pipe', 2],
      });
    } catch (failure) {
      throw new Error(`${target} could not be built:\n${failure.stdout ?? ''}`);
    }
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, now);
  }
};

const steps = {
  install: () => installIfStale(projectRoot),
  build: () => buildIfStale(projectRoot, ['ui', 'cli']),
  browser: () => ensureBrowser(projectRoot),
  postgres: () => ensurePostgres(),
  // Last of all: what a machine could not show is told where nobody overlooks it, and is no proof where one is asked for.
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
      steps[step]();
    }
  } catch (failure) {
    say(failure instanceof Error ? failure.message : String(failure));
    process.exitCode = 1;
  }
}
