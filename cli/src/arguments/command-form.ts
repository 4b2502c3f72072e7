import { type Command, Help, type Option } from 'commander';

/** Returns the command as it is typed, with the nouns before it. */
export const fullName = (command: Command): string =>
  command.parent === null ? command.name() : `${fullName(command.parent)} ${command.name()}`;

/** Returns the subcommands for people, without the one that completion scripts call. */
export const shownCommands = (command: Command): readonly Command[] =>
  command.commands.filter((verb) => verb.name() !== 'complete');

const valuesOf = ({ flags }: Option): number => flags.split('<').length - 1;

/** Repeats the name of an option that takes several values before each value, as commander expects it. */
export const withEachValue = (options: readonly Option[], argv: readonly string[]): string[] => {
  const typed: string[] = [];
  const rest = [...argv];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--') return [...typed, word, ...rest];
    const option = options.find(({ long }) => long === word);
    const most = option === undefined ? 0 : valuesOf(option);
    const other = rest.findIndex((next, at) => at === most || next.startsWith('-'));
    const values = most < 2 ? [] : rest.splice(0, other === -1 ? rest.length : other);
    typed.push(...(values.length === 0 ? [word] : values.map((value) => `${word}=${value}`)));
  }
  return typed;
};

/** Prints commands before options. The help of a subcommand lists the global options on one line. */
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
