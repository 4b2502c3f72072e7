import { instantText } from '@shop/core/dates/instant';
import { defaultLanguage, type Language } from '@shop/core/languages/language';
import type { Command } from 'commander';
import { ResultAsync } from 'neverthrow';
import type { Answer } from '../../acts/answer.ts';
import type { CapsuleSession, Choose } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { type Failure, shopFailure } from '../../failures/failure.ts';
import { reportFailure } from '../../failures/report-failure.ts';
import type { OpenedCapsule, TraceStep } from '../../ports/capsule-bench.ts';
import { cartLines } from '../../print/cart-lines.ts';
import { orderLines } from '../../print/order-lines.ts';
import { emptyLine, type Line, line, span } from '../../text/line.ts';
import type { Translator } from '../../translations/translator.ts';
import { missingBefore } from './missing-line.ts';
import { fileArgument, openCapsule } from './open-capsule.ts';
import { stepDocument } from './step-document.ts';

type Words = ReadonlyMap<Language, Translator>;

/** What the terminal shows of an answer: what a command that asked it would have printed. */
const screen = ({ outcome }: TraceStep, language: Language, zone: string, words: Translator): readonly Line[] => {
  switch (outcome.type) {
    case 'cart':
      return cartLines(outcome.cart, { language, zone }, words);
    case 'order':
      return orderLines(outcome.order, { language, zone });
    case 'refused': {
      const { message, code, hints } = reportFailure(shopFailure(outcome.error), words);
      const head = line(span('error: ', 'bad'), message, span(` (${code})`, 'quiet'));
      return [head, ...hints.map((hint) => line(`  ${hint}`))];
    }
    case 'done':
      return [line(span('done', 'quiet'))];
  }
};

/** Each call with its screen, in the language that it was asked in, else in that of the call before it. */
const screens = (capsule: OpenedCapsule, words: Words): readonly Line[] => {
  const { steps, zone } = capsule;
  const gap = (index: number): readonly Line[] => {
    const told = missingBefore(capsule, index);
    return told === undefined ? [] : [line(span(told, 'bad')), emptyLine];
  };
  let language: Language = steps.find((step) => step.language !== undefined)?.language ?? defaultLanguage;
  const shown = steps.flatMap((step, index) => {
    language = step.language ?? language;
    const translator = words.get(language);
    const told = translator === undefined ? [] : screen(step, language, zone, translator);
    return [
      ...(index === 0 ? [] : [emptyLine]),
      ...gap(index),
      line(span(`${index + 1}. ${step.call}`, 'strong'), span(`  ${instantText(step.at)}`, 'quiet')),
      ...told,
    ];
  });
  return [...shown, ...gap(steps.length).toReversed()];
};

const languagesOf = ({ steps }: OpenedCapsule): readonly Language[] => [
  ...new Set([defaultLanguage, ...steps.flatMap(({ language }) => (language === undefined ? [] : [language]))]),
];

const replay = (session: CapsuleSession, file: string): ResultAsync<Answer, Failure> =>
  openCapsule(session, file).andThen((capsule) => {
    const loading = languagesOf(capsule).map(
      async (each) => [each, await session.wordsOf(each, capsule.words)] as const,
    );
    return ResultAsync.fromSafePromise<Words, Failure>(Promise.all(loading).then((all) => new Map(all))).map(
      (words): Answer => ({
        data: capsule.steps.map(stepDocument),
        lines: () => screens(capsule, words),
      }),
    );
  });

export const addReplayCommand = (trace: Command, choose: Choose): void => {
  trace
    .command('replay')
    .description('print the screens, totals and errors of recorded calls, as they were told then')
    .argument(...fileArgument)
    .addHelpText(
      'after',
      examples([
        ['what a visitor saw', 'shop trace replay support-code.txt'],
        ['the total after each step', "shop trace replay session.jsonl --json | jq '.[].cart.totalPrice'"],
      ]),
    )
    .action((file: string) => choose({ needs: 'capsule', run: (session) => replay(session, file) }));
};
