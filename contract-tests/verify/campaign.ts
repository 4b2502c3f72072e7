type Campaign = {
  readonly name: string;
  /** Equal seeds choose equally; none where nothing is chosen by chance. */
  readonly seed?: string;
  /** Whether the checks tell right from wrong; checks that find no planted defect prove nothing. */
  readonly control: () => boolean | Promise<boolean>;
  /** The campaign itself. Units: failures. */
  readonly run: () => number | Promise<number>;
};

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs a campaign: its control first, and in the last line its number of failures. Exit code 1 unless that is 0 and
 *  the control passed. */
export const campaign = async ({ name, seed, control, run }: Campaign): Promise<void> => {
  const begun = performance.now();
  if (seed !== undefined) print(`seed ${seed}`);
  const isSound = await control();
  print(`control ${isSound ? 'passed' : 'FAILED'}`);
  const failures = await run();
  print(`${name}: ${((performance.now() - begun) / 1000).toFixed(0)} s, failures: ${failures}`);
  process.exitCode = isSound && failures === 0 ? 0 : 1;
};
