/** Returns the settings of a test of walks. The number of walks is `RUNS` in the long form, or a share of it for
 *  slower walks, with progress; never fewer than in the short form, which covers everything. Equal `SEED`s give
 *  equal walks. The first failure is enough with a `PLANTED` defect and for slower walks. */
export const walkRuns = (name: string, short: number, part = 1) => {
  const runs = process.env.RUNS;
  const numRuns = Math.max(short, Math.ceil(Number(runs ?? 0) * part));
  let walks = 0;
  return {
    settings: {
      numRuns,
      seed: Number(process.env.SEED ?? 1),
      endOnFailure: process.env.PLANTED !== undefined || part < 1,
    },
    /** Counts a walk. */
    count: (): void => {
      walks += 1;
      if (runs !== undefined && walks % 100 === 0) process.stderr.write(`${name}: ${walks} of ${numRuns}\n`);
    },
  };
};
