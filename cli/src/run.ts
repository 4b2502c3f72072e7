import type { ShopAccess } from './compose/root.ts';
import { type ExitCode, exitCodes } from './failures/exit-codes.ts';
import { readArguments } from './read-arguments.ts';
import type { Terminal } from './terminal.ts';

/** Runs the program: parses the arguments, prints the output and returns the exit code. Any thrown error is a bug
 *  and is reported as one. Modules beyond the help are loaded on first use, so that help is fast. */
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
