import { Command, type Help, type ParseOptionsResult } from 'commander';
import { ShopHelp, withEachValue } from '../arguments/command-form.ts';
import { formLines, type JsonForm } from '../documents/json-form.ts';
import type { Act } from './act.ts';

type Example = readonly [purpose: string, typed: string];

/** A command of the program. Parsing its arguments runs nothing: it only chooses an act. */
export class ShopCommand extends Command {
  /** Called by the action of a command with its act, after its arguments are parsed. */
  readonly choose: (act: Act) => void;
  readonly #ending: string[] = [];
  #json: readonly JsonForm[] = [];

  constructor(name: string | undefined, choose: (act: Act) => void) {
    super(name);
    this.choose = choose;
  }

  override createCommand(name?: string): ShopCommand {
    return new ShopCommand(name, this.choose);
  }

  /** Adds a subcommand. */
  verb(name: string, description: string): ShopCommand {
    return this.command(name).description(description);
  }

  override createHelp(): Help {
    return new ShopHelp();
  }

  override helpInformation(...context: Parameters<Command['helpInformation']>): string {
    return `${[super.helpInformation(...context), ...this.#ending].join('\n\n')}\n`;
  }

  /** Lets an option such as `--compare-days <day> <day>` take as many words as it has placeholders, and no further
   *  ones. */
  override parseOptions(argv: string[]): ParseOptionsResult {
    return super.parseOptions(withEachValue(this.options, argv));
  }

  /** Adds a section below the list of options in the help. */
  ending(title: string, lines: readonly string[]): this {
    this.#ending.push([title, ...lines].join('\n'));
    return this;
  }

  /** Documents what `--json` prints: one of these documents, depending on the options. Without documents it prints
   *  nothing. */
  prints(...forms: readonly JsonForm[]): this {
    this.#json = forms;
    return this.ending('With --json:', forms.flatMap(formLines));
  }

  get json(): readonly JsonForm[] {
    return this.#json;
  }

  /** Adds examples below the help, each with its purpose and the line to paste. */
  examples(...lines: readonly Example[]): this {
    return this.ending(
      'Examples:',
      lines.map(([purpose, typed]) => `  # ${purpose}\n  ${typed}`),
    );
  }
}
