/** How often a walk is made: in its long form as often as `RUNS` says, of which a dearer walk makes a part, and then it tells how far
 *  it has come. The same `SEED` walks the same way. */
export const walkRuns = (name: string, short: number, part = 1) => {
  const asked = process.env.RUNS;
  const numRuns = asked === undefined ? short : Math.ceil(Number(asked) * part);
  let made = 0;
  return {
    settings: { numRuns, seed: Number(process.env.SEED ?? 1) },
    /** One more is made. */
    count: (): void => {
      made += 1;
      if (asked !== undefined && made % 100 === 0) process.stderr.write(`${name}: ${made} of ${numRuns}\n`);
    },
  };
};
