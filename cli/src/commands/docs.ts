import type { Command } from 'commander';
import { okAsync } from 'neverthrow';
import type { Choose } from '../acts/session.ts';
import { examples } from '../arguments/help-examples.ts';
import type { Answer } from '../terminal/answer.ts';
import { line } from '../text/line.ts';

type Described = { readonly command: string; readonly description: string; readonly help: string };

const fullName = (command: Command): string =>
  command.parent === null ? command.name() : `${fullName(command.parent)} ${command.name()}`;

/** The help of a command as `--help` prints it, without what all commands share: the program tells it once. */
const helpOf = (command: Command): string => {
  const said: string[] = [];
  const { writeOut } = command.configureOutput();
  command.configureOutput({ writeOut: (text) => void said.push(text) });
  command.configureHelp({ showGlobalOptions: false }).outputHelp();
  command.configureOutput(writeOut === undefined ? {} : { writeOut });
  return said.join('').trim();
};

/** A command and those below it, in the order of the help. */
const described = (command: Command): readonly Described[] => [
  { command: fullName(command), description: command.description(), help: helpOf(command) },
  ...command.commands.filter((verb) => verb.name() !== 'complete').flatMap(described),
];

const markdown = (commands: readonly Described[]): readonly string[] =>
  commands.flatMap(({ command, help }) => [`## ${command}`, '', '```text', ...help.split('\n'), '```', '']);

const docsOf = (program: Command): Answer => {
  const commands = described(program);
  return { data: commands, lines: () => markdown(commands).map((text) => line(text)) };
};

export const addDocsCommand = (program: Command, choose: Choose): void => {
  program
    .command('docs')
    .description('print the help of every command as one Markdown document')
    .addHelpText(
      'after',
      examples([
        ['to read in an editor', 'shop docs > shop.md'],
        ['what there is', "shop docs --json | jq -r '.[].command'"],
      ]),
    )
    .action(() => choose({ needs: 'nothing', run: () => okAsync(docsOf(program)) }));
};
