import type { ExitCode } from '../failures/exit-codes.ts';
import { run } from '../run.ts';
import { expectFields } from './field-check.ts';
import { type Stubs, testShop } from './test-shop.ts';
import { testTerminal } from './test-terminal.ts';

type Surroundings = NonNullable<Parameters<typeof testTerminal>[1]>;

export type Outcome = {
  readonly exitCode: ExitCode;
  readonly stdout: string;
  readonly stderr: string;
  readonly usage: ReturnType<typeof testShop>['usage'];
};

/** Runs a command line against a test shop in this process. Checks that `--json` prints the fields listed in the
 *  help. */
export const runShop = async (
  argv: readonly string[],
  stubs: Stubs = {},
  around: Surroundings = {},
): Promise<Outcome> => {
  const { terminal, printed } = testTerminal(argv, around);
  const { access, usage } = testShop(stubs);
  const exitCode = await run(terminal, async () => access);
  await expectFields(argv, printed.stdout);
  return { exitCode, ...printed, usage };
};
