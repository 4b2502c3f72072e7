import type { ExitCode } from '../failures/exit-codes.ts';
import { run } from '../run.ts';
import { expectFields } from './printed-fields.ts';
import { type Given, testShop } from './test-shop.ts';
import { testTerminal } from './test-terminal.ts';

type Surroundings = NonNullable<Parameters<typeof testTerminal>[1]>;

export type Ran = {
  readonly exitCode: ExitCode;
  readonly stdout: string;
  readonly stderr: string;
  readonly seen: ReturnType<typeof testShop>['seen'];
};

/** Runs a command line against a test shop in this process. Checks that `--json` prints the fields listed in the
 *  help. */
export const runShop = async (argv: readonly string[], given: Given = {}, around: Surroundings = {}): Promise<Ran> => {
  const { terminal, printed } = testTerminal(argv, around);
  const { access, seen } = testShop(given);
  const exitCode = await run(terminal, async () => access);
  await expectFields(argv, printed.stdout);
  return { exitCode, ...printed, seen };
};
