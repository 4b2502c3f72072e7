import { type Command, CommanderError } from 'commander';
import { err, ok, type Result } from 'neverthrow';
import type { Act } from './acts/act.ts';
import { fullName, shownCommands } from './arguments/command-form.ts';
import type { GlobalOptions } from './arguments/global-options.ts';
import { reachedCommand, wordsForCommander } from './arguments/reached-command.ts';
import { type Failure, usage } from './failures/failure.ts';
import { makeProgram } from './program.ts';
import type { Terminal } from './terminal.ts';
import { neutralLines } from './text/neutral-text.ts';

/** The parsed arguments. */
export type Arguments = { readonly act: Act; readonly options: GlobalOptions };

const usageFailure = (program: Command, argv: readonly string[], printed: string): Failure => {
  const { command } = reachedCommand(program, argv);
  const name = fullName(command);
  const [first = '', ...more] = printed.trim().split('\n');
  const verbs = shownCommands(command).map((verb) => `${name} ${verb.name()}`);
  const message = first === '' ? `${name} needs a command` : first.replace(/^error: /, '');
  return usage(message, [...more, ...(verbs.length > 0 ? verbs : [`see: ${name} --help`])]);
};

/** `docs` and `complete` need the verbs of every noun. */
const isWantedBy =
  (argv: readonly string[]) =>
  (noun: string): boolean =>
    [noun, 'docs', 'complete'].some((word) => argv.includes(word));

/** Parses the arguments; `undefined` when help or the version was printed. Errors: `usage`, with what is allowed. */
export const readArguments = async (terminal: Terminal): Promise<Result<Arguments | undefined, Failure>> => {
  const acts: Act[] = [];
  let printed = '';
  const program = await makeProgram(
    (act) => acts.push(act),
    {
      writeOut: (text) => terminal.stdout.write(neutralLines(text)),
      // Without a verb commander writes its help here; the usage failure lists the verbs instead, which is shorter.
      writeErr: () => undefined,
      outputError: (text) => {
        printed = text;
      },
      getOutHelpWidth: () => 100,
      // Help has no colours, and detecting colours opens the stream, which takes longer than printing.
      getOutHasColors: () => false,
    },
    isWantedBy(terminal.argv),
  );
  const words = wordsForCommander(program, terminal.argv);
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (thrown) {
    if (!(thrown instanceof CommanderError)) throw thrown;
    return thrown.exitCode === 0 ? ok(undefined) : err(usageFailure(program, words, printed));
  }
  const [act] = acts;
  if (act === undefined) throw new Error('a command was read that does nothing');
  return ok({ act, options: program.opts<GlobalOptions>() });
};
