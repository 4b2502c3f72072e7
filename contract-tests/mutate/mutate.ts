import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { z } from 'zod';

/** `npm run mutate [-- FOLDER ...]`: mutates core and counts the mutants that no test of core kills, by folder of
 *  core/src; named folders include those below. Unchanged folders are not repeated; `.stryker` has a report per
 *  folder. */
const wanted = process.argv.slice(2);

const root = resolve(import.meta.dirname, '../..');
const core = join(root, 'core/src');
const stryker = join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js');

const folders = readdirSync(core, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
  .map(({ parentPath }) => relative(core, parentPath))
  .filter((folder) => !folder.split('/').includes('testing'))
  .filter((folder) => wanted.length === 0 || wanted.some((name) => `${folder}/`.startsWith(`${name}/`)));

const printRow = (folder: string, ...figures: readonly (string | number)[]): void =>
  void process.stdout.write(`${folder.padEnd(26)}${figures.map((figure) => String(figure).padStart(13)).join('')}\n`);

const reportShape = z.object({
  files: z.record(z.string(), z.object({ mutants: z.array(z.object({ status: z.string() })) })),
});

/** Runs Stryker over one folder; its report is also what the next run starts from. Returns each mutant's status. A
 *  timeout counts as killed; on a busy machine it may be a false one. */
const statusesOf = (folder: string): readonly string[] => {
  const report = join('.stryker', folder.replaceAll('/', '-') || 'core');
  const settings = {
    ignorePatterns: ['**', '!core/**', '!tsconfig.json', '!contract-tests/mutate/mutated-tests.ts'],
    mutate: [join('core/src', folder, '*.ts'), '!**/*.test.ts'],
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'contract-tests/mutate/mutated-tests.ts', pool: 'forks' },
    coverageAnalysis: 'perTest',
    tsconfigFile: 'none',
    incremental: true,
    incrementalFile: `${report}.json`,
    htmlReporter: { fileName: `${report}.html` },
    tempDirName: '.stryker/sandbox',
    reporters: ['html'],
    concurrency: 1,
    timeoutMS: 60_000,
    allowEmpty: true,
    warnings: { slow: false },
    logLevel: 'warn',
  };
  mkdirSync('.stryker', { recursive: true });
  writeFileSync(`${report}.config.json`, JSON.stringify(settings));
  const { status } = spawnSync(process.execPath, [stryker, 'run', `${report}.config.json`], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`Stryker ended with ${status} in ${folder}`);
  const { files } = reportShape.parse(JSON.parse(readFileSync(`${report}.json`, 'utf8')));
  return Object.values(files).flatMap(({ mutants }) => mutants.map((mutant) => mutant.status));
};

process.chdir(root);
printRow('core/src', 'killed', 'timed out', 'survived', 'no coverage', 'score');
for (const folder of new Set(folders)) {
  const statuses = statusesOf(folder);
  const [killed = 0, endless = 0, survived = 0, uncovered = 0] = ['Killed', 'Timeout', 'Survived', 'NoCoverage'].map(
    (state) => statuses.filter((status) => status === state).length,
  );
  const all = killed + endless + survived + uncovered;
  const score = all === 0 ? '-' : `${((100 * (killed + endless)) / all).toFixed(1)} %`;
  printRow(folder || '.', killed, endless, survived, uncovered, score);
}
