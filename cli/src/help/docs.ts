import type { Command } from 'commander';
import { ok, okAsync } from 'neverthrow';
import { withoutShop } from '../acts/act.ts';
import { ShopCommand } from '../acts/shop-command.ts';
import { fullName, shownCommands } from '../arguments/command-form.ts';
import { type JsonForm, ownForm, standardForm } from '../documents/json-form.ts';
import { type Answer, answer, jsonAnswer } from '../stdio/answer.ts';
import { line } from '../text/line.ts';

type Described = Readonly<Record<'command' | 'description' | 'help', string>> & {
  /** The documents that `--json` may print, one of them per run. */
  readonly json: readonly JsonForm[];
};

/** Returns a command and its subcommands, in the order of the help. */
const described = (command: Command): readonly Described[] => [
  {
    command: fullName(command),
    description: command.description(),
    help: command.helpInformation().trim(),
    json: command instanceof ShopCommand ? command.json : [],
  },
  ...shownCommands(command).flatMap(described),
];

const markdown = ({ command, help }: Described): readonly string[] => [
  `## ${command}`,
  '',
  '```text',
  ...help.split('\n'),
  '```',
  '',
];

const docsOf = (program: Command): Answer => {
  const commands = described(program);
  return answer(commands, () => commands.flatMap(markdown).map((text) => line(text)));
};

export const addDocumentCommands = (program: ShopCommand): void => {
  program
    .verb('docs', 'print the help of every command as one Markdown document')
    .examples(
      ['to read in an editor', 'shop docs > shop.md'],
      ['what there is', "shop docs --json | jq -r '.[].command'"],
    )
    .prints(ownForm('[]: command description help json[]', '[].json[]: what fields[] call?'))
    .action(withoutShop(() => okAsync(docsOf(program))));
  program
    .verb('openapi', 'print the OpenAPI document of all calls')
    .examples(['the calls', "shop openapi | jq '.paths | keys'"])
    .prints(standardForm('an OpenAPI document'))
    .action(withoutShop(async ({ access }) => ok(jsonAnswer(await access.openApi()))));
};
