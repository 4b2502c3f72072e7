import { Command, Help, type Option, type ParseOptionsResult } from 'commander';
import type { Act, Answered, BareSession, OperatorSession, Session } from './session.ts';

type Example = readonly [purpose: string, typed: string];

/** A command of the program. Reading its arguments runs nothing: it chooses an act. */
export class ShopCommand extends Command {
  readonly #choose: (act: Act) => void;
  readonly #ending: string[] = [];

  constructor(name: string | undefined, choose: (act: Act) => void) {
    super(name);
    this.#choose = choose;
  }

  override createCommand(name?: string): ShopCommand {
    return new ShopCommand(name, this.#choose);
  }

  override createHelp(): Help {
    return new ShopHelp();
  }

  override helpInformation(...context: Parameters<Command['helpInformation']>): string {
    return `${[super.helpInformation(...context), ...this.#ending].join('\n\n')}\n`;
  }

  /** An option such as `--compare-days <day> <day>` takes as many words as it names, and leaves the next one alone. */
  override parseOptions(argv: string[]): ParseOptionsResult {
    return super.parseOptions(withEachValue(this.options, argv));
  }

  /** What follows the list of options in the help. */
  ending(title: string, lines: readonly string[]): this {
    this.#ending.push([title, ...lines].join('\n'));
    return this;
  }

  /** Examples below the help: what each is for, and the line to paste. */
  examples(...lines: readonly Example[]): this {
    return this.ending(
      'Examples:',
      lines.map(([purpose, typed]) => `  # ${purpose}\n  ${typed}`),
    );
  }

  /** `act` gets the arguments and then the options, as commander has parsed them. */
  chooses<Typed extends readonly unknown[]>(act: (...typed: Typed) => Act): this {
    return this.action((...typed: Typed) => this.#choose(act(...typed)));
  }

  /** Runs without any shop. */
  runs<Typed extends readonly unknown[]>(run: (session: BareSession, ...typed: Typed) => Answered): this {
    return this.chooses((...typed: Typed) => ({ needs: 'nothing', run: (session) => run(session, ...typed) }));
  }

  /** Runs as a visitor of the shop that the options name. */
  runsInShop<Typed extends readonly unknown[]>(
    run: (session: BareSession & Session, ...typed: Typed) => Answered,
    more: { readonly sample?: true } = {},
  ): this {
    return this.chooses((...typed: Typed) => ({ ...more, needs: 'shop', run: (session) => run(session, ...typed) }));
  }

  /** Runs as the operator of the shop that the options name. */
  runsAsOperator<Typed extends readonly unknown[]>(
    run: (session: OperatorSession, ...typed: Typed) => Answered,
    more: { readonly makesShop?: true } = {},
  ): this {
    return this.chooses((...typed: Typed) => ({
      ...more,
      needs: 'operator',
      run: (session) => run(session, ...typed),
    }));
  }
}

/** A command with the nouns before it, as it is typed. */
export const fullName = (command: Command): string =>
  command.parent === null ? command.name() : `${fullName(command.parent)} ${command.name()}`;

const valuesOf = ({ flags }: Option): number => flags.split('<').length - 1;

/** Repeats the name of an option of several values before each of them, as commander reads it. */
const withEachValue = (options: readonly Option[], argv: readonly string[]): string[] => {
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
class ShopHelp extends Help {
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
