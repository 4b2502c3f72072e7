import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { Stryker } from '@stryker-mutator/core';

/** `npm run mutate [-- FOLDER ...]`: changes core in small ways, one at a time, and counts the changes that no test of core notices; by
 *  folder of core/src, of which those named are done with all below them. What was done before and has not changed is not done
 *  again; `.stryker` has a report by folder. */
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

/** How the mutants of one folder fared. One whose tests do not end is noticed; a very busy machine may say so of others. */
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
