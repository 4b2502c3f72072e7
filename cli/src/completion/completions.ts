import type { Command } from 'commander';
import { shownCommands } from '../arguments/command-form.ts';
import { namedOption, optionsOf, reachedCommand, takesWord } from '../arguments/reached-command.ts';

/** A word that may come next, and its meaning. */
export type Completion = { readonly word: string; readonly meaning: string };

const valuesOf = (choices: readonly string[] | undefined, meaning: string): readonly Completion[] =>
  (choices ?? []).map((word) => ({ word, meaning }));

/** Returns all words that are valid at the position of the last word, whether or not they match what is typed of it. */
const candidates = (program: Command, before: readonly string[], typed: string): readonly Completion[] => {
  const { command, args } = reachedCommand(program, before);
  const option = namedOption(command, before.at(-1) ?? '');
  if (takesWord(option)) return valuesOf(option.argChoices, option.description);
  if (typed.startsWith('-')) {
    return optionsOf(command).flatMap(({ long, description, hidden }) =>
      long === undefined || long === null || hidden ? [] : [{ word: long, meaning: description }],
    );
  }
  const verbs = shownCommands(command);
  const argument = command.registeredArguments[args.length];
  return [
    ...verbs.map((verb) => ({ word: verb.name(), meaning: verb.description() })),
    ...valuesOf(argument?.argChoices, argument?.description ?? ''),
  ];
};

/** Returns the completions of the last word. Some shells split words at `=` and pass it as a separate word. */
export const completions = (program: Command, words: readonly string[]): readonly Completion[] => {
  const whole = words.filter((word) => word !== '=');
  const typed = words.at(-1) === '=' ? '' : (whole.at(-1) ?? '');
  const before = words.at(-1) === '=' ? whole : whole.slice(0, -1);
  return candidates(program, before, typed).filter(({ word }) => word.startsWith(typed));
};
