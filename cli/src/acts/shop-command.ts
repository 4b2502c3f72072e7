import { Command, type Help, type ParseOptionsResult } from 'commander';
import { ShopHelp, withEachValue } from '../arguments/command-form.ts';
import { formLines, type JsonForm } from '../documents/json-form.ts';
import type { Act } from './act.ts';

type Example = readonly [purpose: string, typed: string];

/** A command of the program. Reading its arguments runs nothing: it chooses an act. */
export class ShopCommand extends Command {
  /** What the actions of commands call, once their arguments are read. */
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

  /** A command below this one. */
  verb(name: string, description: string): ShopCommand {
    return this.command(name).description(description);
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

  /** What `--json` prints: one document, or one of several by the options. None prints nothing. */
  prints(...forms: readonly JsonForm[]): this {
    this.#json = forms;
    return this.ending('With --json:', forms.flatMap(formLines));
  }

  get json(): readonly JsonForm[] {
    return this.#json;
  }

  /** Examples below the help: what each is for, and the line to paste. */
  examples(...lines: readonly Example[]): this {
    return this.ending(
      'Examples:',
      lines.map(([purpose, typed]) => `  # ${purpose}\n  ${typed}`),
    );
  }
}
