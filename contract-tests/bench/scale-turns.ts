import { median } from './load.ts';

/** Times each thing is done with each shop, in turns, so that a busy machine is as slow for both. */
export const turns = Number(process.env.TURNS ?? 60);

/** Turns that are not counted: caches fill, and code is compiled. */
const warmUp = 30;

/** A shop with few orders and one with many, or the figures of both. */
export type Both<Of> = readonly [few: Of, many: Of];

/** Answers the time that it took in milliseconds. */
export type Deed = () => Promise<number>;

/** How long something takes, the wait for its answer included. */
export const timed =
  (act: () => Promise<unknown>): Deed =>
  async () => {
    const start = performance.now();
    await act();
    return performance.now() - start;
  };

/** Medians of a deed with each shop. Units: milliseconds. */
export const inTurns = async ([few, many]: Both<Deed>): Promise<Both<number>> => {
  const times: Both<number[]> = [[], []];
  for (let turn = 0; turn < warmUp; turn += 1) {
    await few();
    await many();
  }
  for (let turn = 0; turn < turns; turn += 1) {
    // The second run pays for what the first left behind, so they alternate.
    if (turn % 2 === 0) times[0].push(await few());
    times[1].push(await many());
    if (turn % 2 === 1) times[0].push(await few());
  }
  return [median(times[0]), median(times[1])];
};

const printFigures = (name: string, figures: Both<number>, rest: string): void => {
  const columns = figures.map((figure) => `${figure.toFixed(2)} ms`.padStart(16)).join('');
  process.stdout.write(`${name.padEnd(26)}${columns}${rest}\n`);
};

/** What a busy shop may take longer than a young one. */
const mostRatio = 1.3;

/** A row whose bar is a ratio. */
export const printRatio = (name: string, figures: Both<number>): void => {
  const ratio = figures[1] / figures[0];
  printFigures(name, figures, `${ratio.toFixed(2).padStart(10)} bar ${mostRatio}`);
  if (ratio > mostRatio) process.exitCode = 1;
};

/** A row whose bar is a time of the busy shop. Units: milliseconds. */
export const printMost = (name: string, figures: Both<number>, most: number): void => {
  printFigures(name, figures, `           bar ${most} ms`);
  if (figures[1] > most) process.exitCode = 1;
};
