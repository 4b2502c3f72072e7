import { type Command, Help, type Option } from 'commander';

/** A command with the nouns before it, as it is typed. */
export const fullName = (command: Command): string =>
  command.parent === null ? command.name() : `${fullName(command.parent)} ${command.name()}`;

const valuesOf = ({ flags }: Option): number => flags.split('<').length - 1;

/** Repeats the name of an option of several values before each of them, as commander reads it. */
export const withEachValue = (options: readonly Option[], argv: readonly string[]): string[] => {
  const end = argv.indexOf('--');
  const at = argv.findIndex((word, index) => (end === -1 || index < end) && options.some(({ long }) => long === word));
  const option = options.find(({ long }) => long === argv[at]);
  if (option === undefined) return [...argv];
  const values = valuesOf(option);
  if (values < 2) return [...argv.slice(0, at + 1), ...withEachValue(options, argv.slice(at + 1))];
  const rest = argv.slice(at + 1);
  const following = rest.findIndex((word, index) => index === values || word.startsWith('-'));
  const given = following === -1 ? rest : rest.slice(0, following);
  return [
    ...argv.slice(0, at),
    ...given.map((value) => `${option.long}=${value}`),
    ...(given.length === 0 ? [argv[at] ?? ''] : []),
    ...withEachValue(options, rest.slice(given.length)),
  ];
};

/** Commands come before options, and the options of every command take one line below the program's own help. */
export class ShopHelp extends Help {
  override formatHelp(command: Command, helper: Help): string {
    const sections = super.formatHelp(command, helper).trimEnd().split('\n\n');
    const rank = (section: string): number => ['Commands:', 'Options:'].findIndex((title) => section.startsWith(title));
    const inherited = command.parent === null ? [] : [inheritedLine(command.parent)];
    return [...sections.toSorted((one, other) => rank(one) - rank(other)), ...inherited].join('\n\n');
  }
}

const rootOf = (command: Command): Command => (command.parent === null ? command : rootOf(command.parent));

const inheritedLine = (parent: Command): string => {
  const shared = rootOf(parent).options.flatMap(({ long }) => (long && long !== '--version' ? [long] : []));
  return `Global options (see shop --help): ${shared.join(' ')}`;
};
