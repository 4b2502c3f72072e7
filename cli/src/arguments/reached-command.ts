import type { Command, Option } from 'commander';
import { fullName } from './command-form.ts';

/** The options of a command, then those of the commands before it. */
export const optionsOf = (command: Command): readonly Option[] => [
  ...command.options,
  ...(command.parent === null ? [] : optionsOf(command.parent)),
];

/** The option of a command that a word names. */
export const namedOption = (command: Command, word: string): Option | undefined =>
  optionsOf(command).find((option) => option.long === word || option.short === word);

export const takesWord = (option: Option | undefined): option is Option =>
  option !== undefined && (option.required || option.optional);

/** Where words lead: the command, its own arguments so far, and whether they ask for its help. */
export type Reached = { readonly command: Command; readonly args: readonly string[]; readonly asksHelp: boolean };

/** The command that words lead to. What follows `--` are arguments. */
export const reachedCommand = (program: Command, words: readonly string[]): Reached => {
  const args: string[] = [];
  let command = program;
  let asksHelp = false;
  let isValue = false;
  for (const [at, word] of words.entries()) {
    if (isValue) isValue = false;
    else if (word === '--') return { command, args: [...args, ...words.slice(at + 1)], asksHelp };
    else if (['-h', '--help'].includes(word)) asksHelp = true;
    else if (word.startsWith('-') && word !== '-') isValue = takesWord(namedOption(command, word));
    else {
      const next = args.length === 0 ? command.commands.find((other) => other.name() === word) : undefined;
      if (next === undefined) args.push(word);
      else command = next;
    }
  }
  return { command, args, asksHelp };
};

/** A wrong name of a command is refused and gets no help. */
const askingHelp = ({ command, args }: Reached): readonly string[] => {
  const path = fullName(command).split(' ').slice(1);
  return command.commands.length > 0 && args.length > 0 ? [...path, ...args.slice(0, 1)] : [...path, '--help'];
};

/** What was typed as commander reads it: `help cart` and `-h cart` are `cart --help`, `version` is `--version`, and
 *  nothing at all asks for the program's help. */
export const wordsForCommander = (program: Command, typed: readonly string[]): readonly string[] => {
  const reached = reachedCommand(program, typed);
  const isRoot = reached.command.parent === program;
  if (typed.length === 0 || reached.asksHelp) return askingHelp(reached);
  if (isRoot && reached.command.name() === 'help') return askingHelp(reachedCommand(program, reached.args));
  if (isRoot && reached.command.name() === 'version') return ['--version'];
  return typed;
};
