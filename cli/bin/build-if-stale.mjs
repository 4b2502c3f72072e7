// Builds the programs whose sources changed. Plain JavaScript without packages: it runs before anything is built.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeOrThrow } from './node-choice.mjs';

/** What each built program is made of, below the project's root. */
const sources = {
  ui: [
    'core/src',
    'adapters/src',
    'ui/src',
    'ui/public',
    'ui/vite.config.ts',
    'ui/inline-class-names.ts',
    'ui/picture-folders.ts',
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
    'cli/package.json',
    'package-lock.json',
  ],
};

/** What builds them, run by vite in their folder. */
const vite = { ui: ['build', '--app'], cli: ['build', '--logLevel', 'warn'] };

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
    process.stderr.write(`Building ${target} ...\n`);
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
