import { instantText } from '@shop/core/dates/instant';
import { defaultLanguage, type Language } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import type { OpenedTrace, StepDifference, TraceStep } from '@shop/core/ports/trace-port';
import { withoutShop } from '../acts/act.ts';
import type { Answered, Session } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { ownForm } from '../documents/json-form.ts';
import { refused, shopFailure } from '../failures/failure.ts';
import { reportFailure } from '../failures/report-failure.ts';
import { cartLines } from '../print/cart-lines.ts';
import { factText } from '../print/fact-text.ts';
import { orderLines } from '../print/order-lines.ts';
import { type Answer, wireAnswer } from '../stdio/answer.ts';
import { reportLines } from '../stdio/output.ts';
import { emptyLine, type Line, line, span } from '../text/line.ts';
import { mergedTranslator, type Translator } from '../translations/translator.ts';
import { gapsBefore, openTrace, showTrace, stepDocument, stepFieldsAt } from './show.ts';

type Words = ReadonlyMap<Language, Translator>;

/** Returns what a command would have printed for an answer. */
const outcomeLines = ({ outcome }: TraceStep, language: Language, zone: string, words: Translator): readonly Line[] => {
  switch (outcome.type) {
    case 'cart':
      return cartLines(outcome.cart, { language, zone }, words);
    case 'order':
      return orderLines(outcome.order, { language, zone });
    case 'refused':
      return reportLines(reportFailure(shopFailure(outcome.error), words));
    case 'total':
      return [line('total  ', span(euroText(outcome.total, language), 'strong'))];
    case 'done':
      return [line(span('done', 'quiet'))];
  }
};

const differenceLine = ({ of, logged, replayed }: StepDifference): Line =>
  line(span(`${of} differ: ${logged} in the log, ${replayed} by this program`, 'bad'));

const screen = (step: TraceStep, language: Language, zone: string, words: Translator): readonly Line[] => [
  ...(step.facts ?? []).map((fact) =>
    line(span(factText({ at: step.at, by: step.by ?? 'visitor', ...fact }, { items: [], language, zone }), 'quiet')),
  ),
  ...outcomeLines(step, language, zone, words),
  ...(step.differences ?? []).map(differenceLine),
];

/** Returns each call with its output, in the language of its request, else in that of the previous call. */
const screens = (trace: OpenedTrace, words: Words): readonly Line[] => {
  const { steps, zone } = trace;
  const gap = (index: number): readonly Line[] =>
    gapsBefore(trace, index).flatMap((note) => [line(span(note, 'bad')), emptyLine]);
  let language: Language = steps.find((step) => step.language !== undefined)?.language ?? defaultLanguage;
  const lines = steps.flatMap((step, index) => {
    language = step.language ?? language;
    const translator = words.get(language);
    return [
      ...(index === 0 ? [] : [emptyLine]),
      ...gap(index),
      line(
        span(`${index + 1}. ${step.call}`, 'strong'),
        span(`  ${instantText(step.at)}${step.by === undefined ? '' : ` ${step.by}`}`, 'quiet'),
      ),
      ...(translator === undefined ? [] : screen(step, language, zone, translator)),
    ];
  });
  return [...lines, ...gap(steps.length).toReversed()];
};

const languagesOf = ({ steps }: OpenedTrace): readonly Language[] => [
  ...new Set([defaultLanguage, ...steps.flatMap(({ language }) => language ?? [])]),
];

/** Adds a failure to the answer when replayed decisions differ from the log. */
const failingOnDifferences = (answer: Answer, { steps }: OpenedTrace): Answer => {
  const rows = steps.flatMap(({ differences = [] }, index) => (differences.length === 0 ? [] : [index + 1]));
  if (rows.length === 0) return answer;
  const named = `${rows.length === 1 ? 'step' : 'steps'} ${rows.join(', ')}`;
  const message = `this program decides otherwise than the log says: ${named}`;
  return { ...answer, failure: refused('replay', 'Trace.Differs', message, { details: { steps: rows } }) };
};

/** Prints what the terminal printed for each recorded call, and prints for each logged command that is decided
 *  again. Errors: as `openTrace`. */
const replayTrace = (session: Session, file: string): Answered =>
  openTrace(session, file, (traces) => traces.replay(file)).map(async (trace) => {
    const recorded = async (language: Language) => trace.words.get(language) ?? {};
    const words: Words = new Map(
      await Promise.all(
        languagesOf(trace).map(async (each) => [each, await mergedTranslator(session.access, each, recorded)] as const),
      ),
    );
    return failingOnDifferences(
      wireAnswer(
        (wire) => trace.steps.map((step, index) => stepDocument(step, index, wire)),
        () => screens(trace, words),
      ),
      trace,
    );
  });

export const addVerbs = (trace: ShopCommand): void => {
  const file = ['<file>', 'a file of --record, or a support code in a file; - reads standard input'] as const;
  trace
    .verb('show', 'print recorded calls, or the log of a cart in a support code, as a timeline')
    .argument(...file)
    .examples(
      ['of a session of the terminal', 'shop trace show session.jsonl'],
      ['of a support code that is pasted', 'shop trace show -'],
    )
    .prints(
      ownForm('zone missing[]? catalogVersions[]? steps[]', 'missing[]: before count?', ...stepFieldsAt('steps[]')),
    )
    .action(withoutShop(showTrace));
  trace
    .verb(
      'replay',
      'print the screens, totals and errors of recorded calls, as they were shown then; decide the commands in a support code again, each at its time and with what others had left, and end with 3 where this program decides otherwise than the log says',
    )
    .argument(...file)
    .examples(
      ['what a visitor saw', 'shop trace replay support-code.txt'],
      ['the total after each step', "shop trace replay session.jsonl --json | jq '.[].cart.item.totalPrice'"],
    )
    .prints(ownForm(...stepFieldsAt('[]')))
    .action(withoutShop(replayTrace));
};
