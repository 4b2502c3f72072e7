import type { Command } from 'commander';
import { ResultAsync } from 'neverthrow';
import type { Choose } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import type { Failure } from '../../failures/failure.ts';
import { fileArgument } from './open-capsule.ts';
import type { ShrinkOptions } from './shrink-trace.ts';

/** What runs scenarios is loaded here: no other command of traces needs it. */
const shrinker = () =>
  ResultAsync.fromSafePromise<typeof import('./shrink-trace.ts'), Failure>(import('./shrink-trace.ts'));

export const addShrinkCommand = (trace: Command, choose: Choose): void => {
  trace
    .command('shrink')
    .description('leave out what a symptom does not need, and write the rest as a scenario')
    .argument(...fileArgument)
    .option(
      '--symptom <what>',
      'code of a refusal, total=<euros> for the last total, or order=completed|declined|refunded|canceled; the last refusal unless told',
    )
    .option('--out <file>', 'keep the scenario in a file')
    .addHelpText(
      'after',
      examples([
        [
          'the fewest steps to a refusal',
          'shop trace shrink support-code.txt --symptom Shop.AddToCart.CapacityFull --out full.yaml',
        ],
        ['and again', 'shop run full.yaml'],
      ]),
    )
    .action((file: string, options: ShrinkOptions) =>
      choose({
        needs: 'scenarios',
        run: (session) => shrinker().andThen(({ shrinkTrace }) => shrinkTrace(session, file, options)),
      }),
    );
};
