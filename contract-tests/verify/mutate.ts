import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { Stryker } from '@stryker-mutator/core';

/** `npm run mutate [-- FOLDER ...]`: mutates core and counts the mutants that no test of core kills, by folder of
 *  core/src; named folders include those below. Unchanged folders are not repeated; `.stryker` has a report per
 *  folder. */
const wanted = process.argv.slice(2);

const root = resolve(import.meta.dirname, '../..');
const core = join(root, 'core/src');

const sources = readdirSync(core, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
  .map(({ parentPath }) => relative(core, parentPath))
  .filter((folder) => !folder.split('/').includes('testing'))
  .filter((folder) => wanted.length === 0 || wanted.some((name) => `${folder}/`.startsWith(`${name}/`)));

const row = (folder: string, ...figures: readonly (string | number)[]): void =>
  void process.stdout.write(`${folder.padEnd(26)}${figures.map((figure) => String(figure).padStart(13)).join('')}\n`);

/** Mutants of one folder. A timeout counts as killed; on a very busy machine it may be a false one. */
const fared = async (folder: string) => {
  const report = join('.stryker', folder.replaceAll('/', '-') || 'core');
  const mutants = await new Stryker({
    configFile: join(root, 'contract-tests/stryker.config.json'),
    vitest: { configFile: join(import.meta.dirname, 'mutated-tests.ts') },
    mutate: [join('core/src', folder, '*.ts'), '!**/*.test.ts'],
    incrementalFile: `${report}.json`,
    htmlReporter: { fileName: `${report}.html` },
  }).runMutationTest();
  const count = (...states: readonly string[]) => mutants.filter(({ status }) => states.includes(status)).length;
  return [count('Killed'), count('Timeout'), count('Survived'), count('NoCoverage')] as const;
};

process.chdir(root);
row('core/src', 'killed', 'timed out', 'survived', 'no coverage', 'score');
for (const folder of new Set(sources)) {
  const [killed, endless, survived, uncovered] = await fared(folder);
  const all = killed + endless + survived + uncovered;
  const score = all === 0 ? '-' : `${((100 * (killed + endless)) / all).toFixed(1)} %`;
  row(folder || '.', killed, endless, survived, uncovered, score);
}
