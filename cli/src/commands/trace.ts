import { instantText } from '@shop/core/dates/instant';
import { defaultLanguage, type Language } from '@shop/core/languages/language';
import type { OpenedTrace, TraceStep } from '@shop/core/ports/trace-port';
import type { Answered, BareSession } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { shopFailure } from '../failures/failure.ts';
import { reportFailure } from '../failures/report-failure.ts';
import { cartLines } from '../print/cart-lines.ts';
import { orderLines } from '../print/order-lines.ts';
import { answer } from '../terminal/answer.ts';
import { reportLines } from '../terminal/output.ts';
import { emptyLine, type Line, line, span } from '../text/line.ts';
import { mergedTranslator, type Translator } from '../translations/translator.ts';
import { gapsBefore, openTrace, showTrace, stepDocument } from './trace-show.ts';

type Words = ReadonlyMap<Language, Translator>;

/** What a command would have printed for an answer. */
const screen = ({ outcome }: TraceStep, language: Language, zone: string, words: Translator): readonly Line[] => {
  switch (outcome.type) {
    case 'cart':
      return cartLines(outcome.cart, { language, zone }, words);
    case 'order':
      return orderLines(outcome.order, { language, zone });
    case 'refused':
      return reportLines(reportFailure(shopFailure(outcome.error), words));
    case 'done':
      return [line(span('done', 'quiet'))];
  }
};

/** Each call with its screen, in the language of its request, else in that of the call before it. */
const screens = (trace: OpenedTrace, words: Words): readonly Line[] => {
  const { steps, zone } = trace;
  const gap = (index: number): readonly Line[] =>
    gapsBefore(trace, index).flatMap((note) => [line(span(note, 'bad')), emptyLine]);
  let language: Language = steps.find((step) => step.language !== undefined)?.language ?? defaultLanguage;
  const shown = steps.flatMap((step, index) => {
    language = step.language ?? language;
    const translator = words.get(language);
    return [
      ...(index === 0 ? [] : [emptyLine]),
      ...gap(index),
      line(span(`${index + 1}. ${step.call}`, 'strong'), span(`  ${instantText(step.at)}`, 'quiet')),
      ...(translator === undefined ? [] : screen(step, language, zone, translator)),
    ];
  });
  return [...shown, ...gap(steps.length).toReversed()];
};

const languagesOf = ({ steps }: OpenedTrace): readonly Language[] => [
  ...new Set([defaultLanguage, ...steps.flatMap(({ language }) => language ?? [])]),
];

/** What the terminal showed of each recorded call. Errors: as `openTrace`. */
const replayTrace = (session: BareSession, file: string): Answered =>
  openTrace(session, file).map(async (trace) => {
    const recorded = async (language: Language) => trace.words.get(language) ?? {};
    const words: Words = new Map(
      await Promise.all(
        languagesOf(trace).map(async (each) => [each, await mergedTranslator(session.access, each, recorded)] as const),
      ),
    );
    return answer(trace.steps.map(stepDocument), () => screens(trace, words));
  });

export const addVerbs = (trace: ShopCommand): void => {
  const file = ['<file>', 'a file of --record, or a support code in a file; - reads standard input'] as const;
  trace
    .verb('show', 'print recorded calls as a timeline')
    .argument(...file)
    .examples(
      ['of a session of the terminal', 'shop trace show session.jsonl'],
      ['of a support code that is pasted', 'shop trace show -'],
    )
    .runs(showTrace);
  trace
    .verb('replay', 'print the screens, totals and errors of recorded calls, as they were shown then')
    .argument(...file)
    .examples(
      ['what a visitor saw', 'shop trace replay support-code.txt'],
      ['the total after each step', "shop trace replay session.jsonl --json | jq '.[].cart.totalPrice'"],
    )
    .runs(replayTrace);
};
