import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { median } from './load.ts';

const program = resolve(import.meta.dirname, '../../cli/dist/shop.js');

/** Units: milliseconds. */
const spent = (argv: readonly string[]): number => {
  const start = performance.now();
  spawnSync(process.execPath, argv, { stdio: 'ignore' });
  return performance.now() - start;
};

/** Time of the built program to print its help, beside Node doing nothing: medians of alternating turns. Units:
 *  milliseconds. */
export const helpBesideNode = (turns: number): { readonly help: number; readonly bare: number } => {
  const run = { help: () => spent([program, '--help']), bare: () => spent(['-e', '0']) };
  // The first start leaves behind what is compiled.
  run.help();
  const figures = Array.from({ length: turns }, () => ({ bare: run.bare(), help: run.help() }));
  return { help: median(figures.map(({ help }) => help)), bare: median(figures.map(({ bare }) => bare)) };
};
