import { median } from './load.ts';

/** Number of measurements per shop. The shops alternate, so that a busy machine slows both down equally. */
export const turns = Number(process.env.TURNS ?? 60);

/** Number of first turns that are not counted: they fill caches and compile code. */
const warmUp = 30;

/** A shop with few orders and one with many, or the figures of both. */
export type Both<Of> = readonly [few: Of, many: Of];

/** Runs an action and returns its duration in milliseconds. */
export type Deed = () => Promise<number>;

/** Measures an action, including the wait for its answer. */
export const timed =
  (act: () => Promise<unknown>): Deed =>
  async () => {
    const start = performance.now();
    await act();
    return performance.now() - start;
  };

/** Measures an action in both shops alternately. Returns medians. Units: milliseconds. */
export const inTurns = async ([few, many]: Both<Deed>): Promise<Both<number>> => {
  const times: Both<number[]> = [[], []];
  for (let turn = 0; turn < warmUp; turn += 1) {
    await few();
    await many();
  }
  for (let turn = 0; turn < turns; turn += 1) {
    // The order alternates, since the second run pays for garbage of the first.
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

/** Maximum ratio of the busy shop's time to that of the new one. */
const mostRatio = 1.3;

/** Prints a row with a limit on the ratio. */
export const printRatio = (name: string, figures: Both<number>): void => {
  const ratio = figures[1] / figures[0];
  printFigures(name, figures, `${ratio.toFixed(2).padStart(10)} bar ${mostRatio}`);
  if (ratio > mostRatio) process.exitCode = 1;
};

/** Prints a row with a limit on the time of the busy shop. Units: milliseconds. */
export const printMost = (name: string, figures: Both<number>, most: number): void => {
  printFigures(name, figures, `           bar ${most} ms`);
  if (figures[1] > most) process.exitCode = 1;
};
