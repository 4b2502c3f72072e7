import { errAsync } from 'neverthrow';
import { readArguments } from './arguments.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import type { ShopAccess } from './shop-access.ts';
import type { Terminal } from './terminal.ts';

/** Loaded once there is more to do than to tell what the program can do, so that help comes at once. */
const loaded = async (terminal: Terminal) => {
  const [{ makeOutput }, { conclude, takeAct }, { reportBug }, { makeTranslator }] = await Promise.all([
    import('./output.ts'),
    import('./take-act.ts'),
    import('./failure-report.ts'),
    import('./translator.ts'),
  ]);
  return { output: makeOutput(terminal), conclude, takeAct, reportBug, makeTranslator };
};

/** The whole program: arguments in, output and exit code out. Whatever is thrown on the way is a bug and told as one. */
export const run = async (terminal: Terminal, access: ShopAccess): Promise<ExitCode> => {
  try {
    const read = await readArguments(terminal);
    if (read.isOk() && read.value.type === 'told') return exitCodes.done;
    const { output, takeAct, conclude, makeTranslator } = await loaded(terminal);
    if (read.isErr()) return await conclude(errAsync(read.error), output, async () => makeTranslator('en', {}));
    return read.value.type === 'told' ? exitCodes.done : await takeAct(read.value, terminal, access, output);
  } catch (thrown) {
    const { output, reportBug } = await loaded(terminal);
    await output.failure(reportBug(thrown));
    return exitCodes.bug;
  }
};
