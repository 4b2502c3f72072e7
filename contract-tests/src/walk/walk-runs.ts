/** How often a walk is made: in its long form as often as `RUNS` says, of which a dearer walk makes a part, and then it tells how far
 *  it has come; never less often than in its short form, which meets what must be met. The same `SEED` walks the same way. With a
 *  defect that was `PLANTED` the first failure is enough. */
export const walkRuns = (name: string, short: number, part = 1) => {
  const asked = process.env.RUNS;
  const numRuns = Math.max(short, Math.ceil(Number(asked ?? 0) * part));
  let made = 0;
  return {
    settings: { numRuns, seed: Number(process.env.SEED ?? 1), endOnFailure: process.env.PLANTED !== undefined },
    /** One more is made. */
    count: (): void => {
      made += 1;
      if (asked !== undefined && made % 100 === 0) process.stderr.write(`${name}: ${made} of ${numRuns}\n`);
    },
  };
};
