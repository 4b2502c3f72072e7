import type { ShopAccess } from './compose/root.ts';
import { type ExitCode, exitCodes } from './failures/exit-codes.ts';
import { readArguments } from './read-arguments.ts';
import type { Terminal } from './terminal.ts';

/** The whole program: arguments in, output and exit code out. Anything thrown is a bug and reported as one. What does
 *  more than print what the program can do is loaded when it is needed, so that help comes at once. */
export const run = async (terminal: Terminal, access: () => Promise<ShopAccess>): Promise<ExitCode> => {
  try {
    const read = await readArguments(terminal);
    if (read.isErr()) return await (await import('./stdio/output.ts')).concludeAlone(terminal, read.error);
    if (read.value === undefined) return exitCodes.done;
    const { act, options } = read.value;
    return await (await import('./acts/take-act.ts')).takeAct(act, options, terminal, access);
  } catch (thrown) {
    return (await import('./stdio/output.ts')).concludeBug(terminal, thrown);
  }
};
