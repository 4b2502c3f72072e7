import type { Command, Option } from 'commander';

/** A word that may come next, and what it is for. */
export type Completion = { readonly word: string; readonly meaning: string };

const optionsOf = (command: Command): readonly Option[] => [
  ...command.options,
  ...(command.parent === null ? [] : optionsOf(command.parent)),
];

const named = (command: Command, word: string): Option | undefined =>
  optionsOf(command).find((option) => option.long === word || option.short === word);

const takesWord = (option: Option | undefined): option is Option =>
  option !== undefined && (option.required || option.optional);

/** Where the words before lead: the command, and how many of its own arguments are there already. */
const reached = (program: Command, words: readonly string[]) => {
  let command = program;
  let args = 0;
  let isValue = false;
  for (const word of words) {
    if (isValue) isValue = false;
    else if (word.startsWith('-')) isValue = takesWord(named(command, word));
    else {
      const next = command.commands.find((other) => other.name() === word);
      if (next === undefined) args += 1;
      else command = next;
    }
  }
  return { command, args };
};

const valuesOf = (choices: readonly string[] | undefined, meaning: string): readonly Completion[] =>
  (choices ?? []).map((word) => ({ word, meaning }));

const isHidden = (command: Command): boolean => command.name() === 'complete';

/** Everything that may stand where the last word is typed, whatever it begins with. */
const candidates = (program: Command, before: readonly string[], typed: string): readonly Completion[] => {
  const { command, args } = reached(program, before);
  const option = named(command, before.at(-1) ?? '');
  if (takesWord(option)) return valuesOf(option.argChoices, option.description);
  if (typed.startsWith('-')) {
    return optionsOf(command).flatMap(({ long, description, hidden }) =>
      long === undefined || long === null || hidden ? [] : [{ word: long, meaning: description }],
    );
  }
  const verbs = command.commands.filter((verb) => !isHidden(verb));
  const argument = command.registeredArguments[args];
  return [
    ...verbs.map((verb) => ({ word: verb.name(), meaning: verb.description() })),
    ...valuesOf(argument?.argChoices, argument?.description ?? ''),
  ];
};

/** Completions of the last word. A shell that splits words at `=` passes it as a word of its own. */
export const completions = (program: Command, words: readonly string[]): readonly Completion[] => {
  const whole = words.filter((word) => word !== '=');
  const typed = words.at(-1) === '=' ? '' : (whole.at(-1) ?? '');
  const before = words.at(-1) === '=' ? whole : whole.slice(0, -1);
  return candidates(program, before, typed).filter(({ word }) => word.startsWith(typed));
};
