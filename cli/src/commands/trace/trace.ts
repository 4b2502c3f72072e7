import type { Command } from 'commander';
import type { Choose } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { replayTrace } from './replay.ts';
import { showTrace } from './show.ts';

const file = ['<file>', 'a file of --record, or a support code in a file; - reads standard input'] as const;

export const addTraceCommands = (trace: Command, choose: Choose): void => {
  trace
    .command('show')
    .description('print recorded calls as a timeline')
    .argument(...file)
    .addHelpText(
      'after',
      examples([
        ['of a session of the terminal', 'shop trace show session.jsonl'],
        ['of a support code that is pasted', 'shop trace show -'],
      ]),
    )
    .action((path: string) => choose({ needs: 'nothing', run: (session) => showTrace(session, path) }));
  trace
    .command('replay')
    .description('print the screens, totals and errors of recorded calls, as they were told then')
    .argument(...file)
    .addHelpText(
      'after',
      examples([
        ['what a visitor saw', 'shop trace replay support-code.txt'],
        ['the total after each step', "shop trace replay session.jsonl --json | jq '.[].cart.totalPrice'"],
      ]),
    )
    .action((path: string) => choose({ needs: 'nothing', run: (session) => replayTrace(session, path) }));
};
