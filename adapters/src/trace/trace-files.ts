import { resolve } from 'node:path';
import type { Cart } from '@shop/core/cart/cart';
import { isLanguage, type Language } from '@shop/core/languages/language';
import type { Translations } from '@shop/core/paths/route-key';
import type { OpenedTrace, StepOutcome, TracePort, TraceStep } from '@shop/core/ports/trace-port';
import { resortZone } from '../platform/clock/clocks.ts';
import { type CallName, callTable } from '../wire/calls/call-table.ts';
import { decodeError } from '../wire/calls/error-codec.ts';
import type { Reading } from '../wire/codec/codec.ts';
import { openedLog, replayedLog, valueText } from './opened-log.ts';
import type { RefusalLine, Trace, TraceLine } from './trace.ts';
import { readTraceOrLog } from './trace-file.ts';

const languageOf = ({ request }: TraceLine): Language | undefined =>
  [request.language, request['Accept-Language']].find(
    (text): text is Language => typeof text === 'string' && isLanguage(text),
  );

const as = <Value>(reading: Reading<Value>, answer: unknown, outcome: (value: Value) => StepOutcome): StepOutcome =>
  reading.parse(answer).match(outcome, () => ({ type: 'refused', error: { kind: 'unreachable', cause: 'malformed' } }));

const cartIn = (cart: Cart): StepOutcome => ({ type: 'cart', cart });

/** Calls whose whole answer is the cart. */
const cartCalls: ReadonlySet<CallName> = new Set(['loadCart', 'changeQuantity', 'removeItem', 'extendHold']);

const outcomeOf = ({ call, answer, error }: TraceLine): StepOutcome => {
  if (error !== undefined) return { type: 'refused', error: decodeError(error.status, error, callTable[call].without) };
  if (cartCalls.has(call)) return as(callTable.loadCart.answer, answer, cartIn);
  if (call === 'addUpsell') return as(callTable.addUpsell.answer, answer, cartIn);
  if (call === 'showOrder') return as(callTable.showOrder.answer, answer, (order) => ({ type: 'order', order }));
  return { type: 'done' };
};

const refusalOf = ({ at, useCase, error }: RefusalLine): TraceStep => ({
  at,
  call: `${useCase} (no call)`,
  changes: false,
  asked: [],
  ms: 0,
  outcome: { type: 'refused', error: decodeError(error.status, error) },
});

const stepOf = (line: TraceLine): TraceStep => ({
  at: line.at,
  call: line.call,
  changes: callTable[line.call].changes,
  ms: line.ms,
  language: languageOf(line),
  asked: Object.entries(line.request).map(([name, value]) => [name, valueText(value)] as const),
  outcome: outcomeOf(line),
});

const stepsIn = ({ lines }: Trace): readonly TraceStep[] =>
  lines.flatMap((line) => {
    if (line.v === 3) return [];
    return line.v === 4 ? [refusalOf(line)] : [stepOf(line)];
  });

const wordsIn = ({ calls }: Trace): ReadonlyMap<Language, Translations> =>
  new Map(
    calls.flatMap(({ call, request: { language }, answer }) =>
      call === 'loadTranslations' && typeof language === 'string' && isLanguage(language)
        ? callTable.loadTranslations.answer.parse(answer).match(
            (words) => [[language, words] as const],
            () => [],
          )
        : [],
    ),
  );

const missingIn = ({ lines }: Trace): OpenedTrace['missing'] => {
  let before = 0;
  return lines.flatMap((line) => {
    if (line.v === 3) return [{ before, count: line.missing }];
    before += 1;
    return [];
  });
};

const openedCalls = (trace: Trace): OpenedTrace => ({
  steps: stepsIn(trace),
  missing: missingIn(trace),
  words: wordsIn(trace),
  zone: resortZone,
});

/** Returns the port of traces and support codes in files below a folder. */
export const traceFiles = (folder: string): TracePort => {
  const content = (file: string) => readTraceOrLog(file === '-' ? file : resolve(folder, file));
  return {
    read: (file) =>
      content(file).map((read) => (read.type === 'log' ? openedLog(read.capsule) : openedCalls(read.trace))),
    replay: (file) =>
      content(file).asyncMap(async (read) =>
        read.type === 'log' ? replayedLog(read.capsule) : openedCalls(read.trace),
      ),
  };
};
