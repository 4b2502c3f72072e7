type Campaign = {
  readonly name: string;
  /** The seed of random choices, printed so that a run can be repeated; absent without random choices. */
  readonly seed?: string;
  /** Returns whether the checks find planted defects; otherwise they prove nothing. */
  readonly control: () => boolean | Promise<boolean>;
  /** Runs the campaign. Units: failures. */
  readonly run: () => number | Promise<number>;
};

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs the control of a campaign, then the campaign, and prints its number of failures in the last line. The exit
 *  code is 1 unless the control passed and the number is 0. */
export const campaign = async ({ name, seed, control, run }: Campaign): Promise<void> => {
  const start = performance.now();
  if (seed !== undefined) print(`seed ${seed}`);
  const isSound = await control();
  print(`control ${isSound ? 'passed' : 'FAILED'}`);
  const failures = await run();
  print(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s, failures: ${failures}`);
  process.exitCode = isSound && failures === 0 ? 0 : 1;
};
