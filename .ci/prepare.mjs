// Sets the project up before `npm start` and `npm test`: installs packages, builds what is stale.
// Plain JavaScript without packages, because it runs before any are there, on the system's own Node, which may be old.
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from '../cli/bin/build-if-stale.mjs';
import { ensureBrowser } from './browser.mjs';
import { installAll, installPrograms, installTool } from './install.mjs';
import { ensurePostgres, missingPostgres } from './postgres.mjs';

const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '..');

const say = (line) => process.stderr.write(`${line}\n`);

const steps = {
  install: () => installPrograms(projectRoot),
  'install-all': () => installAll(projectRoot),
  lighthouse: () => installTool(projectRoot, 'contract-tests/lighthouse'),
  mutate: () => installTool(projectRoot, 'contract-tests/mutate'),
  build: () => buildIfStale(projectRoot, ['ui', 'cli']),
  browser: () => ensureBrowser(projectRoot),
  postgres: () => ensurePostgres(),
  // Runs last, so that it is not overlooked: lists what this machine could not test. With WHOLE_PROOF it is an error.
  report: () => {
    const missing = missingPostgres();
    if (missing === undefined) return;
    if (process.env.WHOLE_PROOF === 'yes') throw new Error(missing);
    say(missing);
  },
};

// The path of the script may contain a link.
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
