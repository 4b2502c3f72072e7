import { err } from 'neverthrow';
import type { ShopAccess } from './compose/root.ts';
import { type ExitCode, exitCodes } from './failures/exit-codes.ts';
import { readArguments } from './read-arguments.ts';
import type { Terminal } from './terminal/terminal.ts';

/** Loaded once there is more to do than to print what the program can do, so that help comes at once. */
const loaded = async (terminal: Terminal) => {
  const [{ conclude, makeOutput }, { takeAct }, { reportBug }, { makeTranslator }, { progressOn, besideProgress }] =
    await Promise.all([
      import('./terminal/output.ts'),
      import('./acts/take-act.ts'),
      import('./failures/report-failure.ts'),
      import('./translations/translator.ts'),
      import('./terminal/progress.ts'),
    ]);
  return { output: makeOutput(terminal), conclude, takeAct, reportBug, makeTranslator, progressOn, besideProgress };
};

/** Noun and verb without their options. */
const nameOf = (argv: readonly string[]): string => {
  const option = argv.findIndex((word) => word.startsWith('-'));
  return argv.slice(0, Math.min(2, option === -1 ? 2 : option)).join(' ');
};

/** The whole program: arguments in, output and exit code out. Anything thrown is a bug and reported as one. */
export const run = async (terminal: Terminal, access: () => Promise<ShopAccess>): Promise<ExitCode> => {
  try {
    const read = await readArguments(terminal);
    if (read.isOk() && read.value.type === 'printed') return exitCodes.done;
    const { output, takeAct, conclude, makeTranslator, progressOn, besideProgress } = await loaded(terminal);
    if (read.isErr()) return await conclude(err(read.error), output, async () => makeTranslator('en', {}));
    if (read.value.type === 'printed') return exitCodes.done;
    const { act, options } = read.value;
    const progress = progressOn(terminal.stderr, options.quiet !== true, nameOf(terminal.argv));
    progress.start();
    try {
      const parts = { access: await access(), progress, terminal: besideProgress(terminal, progress) };
      return await takeAct(act, { options, language: options.lang, ...parts }, output);
    } finally {
      progress.stop();
    }
  } catch (thrown) {
    const { output, reportBug } = await loaded(terminal);
    await output.failure(reportBug(thrown));
    return exitCodes.bug;
  }
};
