import type { Command, Option } from 'commander';
import { fullName } from './command-form.ts';

/** Returns the options of a command, followed by those of its parents. */
export const optionsOf = (command: Command): readonly Option[] => [
  ...command.options,
  ...(command.parent === null ? [] : optionsOf(command.parent)),
];

/** Returns the option of a command or its parents with the long or short name `word`. */
export const namedOption = (command: Command, word: string): Option | undefined =>
  optionsOf(command).find((option) => option.long === word || option.short === word);

export const takesWord = (option: Option | undefined): option is Option =>
  option !== undefined && (option.required || option.optional);

/** The command that words select, the arguments typed for it, and whether the words include `-h` or `--help`. */
export type Reached = { readonly command: Command; readonly args: readonly string[]; readonly asksHelp: boolean };

/** Returns the command that the words select. All words after `--` are arguments. */
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

/** Returns the words that print a command's help. An unknown subcommand is passed on, so that commander refuses it. */
const helpWords = ({ command, args }: Reached): readonly string[] => {
  const path = fullName(command).split(' ').slice(1);
  return command.commands.length > 0 && args.length > 0 ? [...path, ...args.slice(0, 1)] : [...path, '--help'];
};

/** Translates the typed words for commander: `help cart` and `-h cart` become `cart --help`, `version` becomes
 *  `--version`, and no words at all become `--help`. */
export const wordsForCommander = (program: Command, typed: readonly string[]): readonly string[] => {
  const reached = reachedCommand(program, typed);
  const isRoot = reached.command.parent === program;
  if (typed.length === 0 || reached.asksHelp) return helpWords(reached);
  if (isRoot && reached.command.name() === 'help') return helpWords(reachedCommand(program, reached.args));
  if (isRoot && reached.command.name() === 'version') return ['--version'];
  return typed;
};
