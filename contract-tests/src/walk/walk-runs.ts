/** Number of walks: `RUNS` in the long form, a share of it for slower walks, with progress; never fewer than the short
 *  form, which covers what must be covered. Equal `SEED`s walk equally. With a `PLANTED` defect the first failure
 *  suffices. */
export const walkRuns = (name: string, short: number, part = 1) => {
  const runs = process.env.RUNS;
  const numRuns = Math.max(short, Math.ceil(Number(runs ?? 0) * part));
  let made = 0;
  return {
    settings: { numRuns, seed: Number(process.env.SEED ?? 1), endOnFailure: process.env.PLANTED !== undefined },
    /** One more is made. */
    count: (): void => {
      made += 1;
      if (runs !== undefined && made % 100 === 0) process.stderr.write(`${name}: ${made} of ${numRuns}\n`);
    },
  };
};
