// Builds the programs whose sources changed. Plain JavaScript without packages: it runs before anything is built.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeOrThrow } from './node-choice.mjs';

/** The sources of each built program, relative to the project's root. A change of any of them makes its build stale. */
const sources = {
  ui: [
    'core/src',
    'adapters/src',
    'ui/src',
    'ui/public',
    'ui/vite.config.ts',
    'ui/inline-class-names.ts',
    'ui/precompress.ts',
    'ui/package.json',
    'package-lock.json',
  ],
  cli: [
    'core/src',
    'adapters/src',
    'cli/src',
    'cli/vite.config.ts',
    '.ci/start-chunk.ts',
    'cli/package.json',
    'package-lock.json',
  ],
};

/** The arguments of vite for each build, run in the folder of the program. */
const vite = { ui: ['build', '--app'], cli: ['build', '--logLevel', 'warn'] };

const isTest = (name) => /\.test\.tsx?$/.test(name);

/** Adds a line for each file below a folder, tests aside; a path that does not exist adds none. */
const addFiles = (lines, root, path) => {
  for (const entry of readdirSync(`${root}/${path}`, { withFileTypes: true })) {
    const inner = `${path}/${entry.name}`;
    if (entry.isDirectory()) addFiles(lines, root, inner);
    else if (!isTest(entry.name)) addFile(lines, root, inner);
  }
};

const addFile = (lines, root, path) => {
  const stat = statSync(`${root}/${path}`, { throwIfNoEntry: false });
  if (stat?.isDirectory()) addFiles(lines, root, path);
  else if (stat !== undefined) lines.push(`${path} ${stat.size} ${stat.mtimeMs}`);
};

/** Returns one line for each source file of a program: its path, size and time of the last change. */
const sourcesNow = (root, target) => {
  const lines = [];
  for (const source of sources[target]) addFile(lines, root, source);
  return lines.join('\n');
};

const readOr = (path, fallback) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return fallback;
  }
};

/** Builds the named programs (`ui`, `cli`) whose sources changed since their last build. */
export const buildIfStale = async (root, targets) => {
  for (const target of targets) {
    const stamp = join(root, target, 'dist/.built-from');
    const now = sourcesNow(root, target);
    if (readOr(stamp, '') === now) continue;
    process.stderr.write(`Building ${target} ...\n`);
    // Loaded only for a build: it takes longer than finding that there is nothing to build.
    const { execFileSync } = await import('node:child_process');
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
