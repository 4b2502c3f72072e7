import type { Command } from 'commander';
import { ok, type Result } from 'neverthrow';
import type { BareSession, Choose } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { type Failure, usage } from '../../failures/failure.ts';
import type { Answer } from '../../terminal/answer.ts';
import { line } from '../../text/line.ts';
import { schemaAnswer } from '../schema-answer.ts';

const checkLevers = async ({ access, terminal }: BareSession, file: string): Promise<Result<Answer, Failure>> =>
  (await access.scenarios(terminal.folder))
    .leverCount(file)
    .map((count): Answer => {
      const told = `${count} ${count === 1 ? 'lever' : 'levers'} without mistakes`;
      return { data: { levers: count }, lines: () => [line(told)] };
    })
    .mapErr(
      (fault): Failure =>
        fault.type === 'unreadable'
          ? usage(`the levers ${file} cannot be read: ${fault.reason}`)
          : { type: 'mistakes', of: 'levers', folder: '', mistakes: fault.mistakes },
    );

export const addLeverCommands = (levers: Command, choose: Choose): void => {
  levers
    .command('check')
    .description('look for mistakes in a file of levers, or in those of a folder')
    .argument('<file>', 'YAML file; - reads standard input')
    .addHelpText(
      'after',
      examples([
        ['every mistake with its place and what is allowed', 'shop levers check levers.yaml'],
        ['before it is pulled', 'shop levers check levers.yaml && shop serve --levers levers.yaml'],
      ]),
    )
    .action((file: string) => choose({ needs: 'nothing', run: (session) => checkLevers(session, file) }));
  levers
    .command('schema')
    .description('print the JSON Schema of a file of levers, for editors')
    .addHelpText('after', examples([['beside your files', 'shop levers schema --json > levers.schema.json']]))
    .action(() =>
      choose({
        needs: 'nothing',
        run: async ({ access, terminal }) => ok(schemaAnswer((await access.scenarios(terminal.folder)).leverSchema())),
      }),
    );
};
