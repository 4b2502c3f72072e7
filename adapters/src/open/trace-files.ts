import { resolve } from 'node:path';
import type { Cart } from '@shop/core/cart/cart';
import { isLanguage, type Language } from '@shop/core/languages/language';
import type { Translations } from '@shop/core/paths/route-key';
import type { OpenedTrace, StepOutcome, TracePort, TraceStep } from '@shop/core/ports/trace-port';
import { type CallName, callTable } from '../calls/call-table.ts';
import { decodeError } from '../calls/error-codec.ts';
import { resortZone } from '../clock/clocks.ts';
import { type Codec, decode } from '../codec/codec.ts';
import { isRecord } from '../codec/json-value.ts';
import type { Capsule, RefusalLine, TraceLine } from '../tracing/capsule.ts';
import { readTrace } from '../tracing/trace-file.ts';

const valueText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(valueText).join(' + ');
  if (isRecord(value)) return Object.values(value).map(valueText).join(' ');
  return String(value);
};

const languageOf = ({ request }: TraceLine): Language | undefined =>
  [request.language, request.Language, request['Accept-Language']].find(
    (text): text is Language => typeof text === 'string' && isLanguage(text),
  );

const as = <Value>(codec: Codec<Value>, answer: unknown, outcome: (value: Value) => StepOutcome): StepOutcome =>
  decode(codec, answer).match(outcome, () => ({ type: 'refused', error: { kind: 'unreachable', cause: 'malformed' } }));

const cartIn = (cart: Cart | undefined): StepOutcome =>
  cart === undefined ? { type: 'done' } : { type: 'cart', cart };

/** Those that answer a whole cart alike. */
const cartCalls: ReadonlySet<CallName> = new Set(['loadCart', 'changeQuantity', 'removeItem', 'extendHold']);

const outcomeOf = ({ call, answer, error }: TraceLine): StepOutcome => {
  if (error !== undefined) return { type: 'refused', error: decodeError(error.status, error, callTable[call].without) };
  if (cartCalls.has(call)) return as(callTable.loadCart.answer, answer, cartIn);
  if (call === 'addUpsell') return as(callTable.addUpsell.answer, answer, cartIn);
  if (call === 'showOrder') return as(callTable.showOrder.answer, answer, (order) => ({ type: 'order', order }));
  return { type: 'done' };
};

const refusalOf = ({ at, useCase, error }: RefusalLine): TraceStep => ({
  ...{ at, call: `${useCase} (no call)`, changes: false, asked: [], ms: 0 },
  outcome: { type: 'refused', error: decodeError(error.status, error) },
});

const stepOf = (line: TraceLine): TraceStep => {
  const language = languageOf(line);
  return {
    ...{ at: line.at, call: line.call, changes: callTable[line.call].changes, ms: line.ms },
    ...(language === undefined ? {} : { language }),
    asked: Object.entries(line.request).map(([name, value]) => [name, valueText(value)] as const),
    outcome: outcomeOf(line),
  };
};

const stepsIn = ({ lines }: Capsule): readonly TraceStep[] =>
  lines.flatMap((line) => {
    if (line.v === 3) return [];
    return line.v === 4 ? [refusalOf(line)] : [stepOf(line)];
  });

const wordsIn = ({ calls }: Capsule): ReadonlyMap<Language, Translations> =>
  new Map(
    calls.flatMap(({ call, request: { language }, answer }) =>
      call === 'loadTranslations' && typeof language === 'string' && isLanguage(language)
        ? decode(callTable.loadTranslations.answer, answer).match(
            (words) => [[language, words] as const],
            () => [],
          )
        : [],
    ),
  );

const missingIn = ({ lines }: Capsule): OpenedTrace['missing'] => {
  let before = 0;
  return lines.flatMap((line) => {
    if (line.v === 3) return [{ before, ...(line.missing === undefined ? {} : { count: line.missing }) }];
    before += 1;
    return [];
  });
};

const worldIn = ({ world }: Capsule): Pick<OpenedTrace, 'world'> => {
  if (world === undefined) return {};
  const { at, catalogVersion, places, codes, seed } = world;
  return { world: { at, catalogVersion, places, codes, ...(seed === undefined ? {} : { seed }) } };
};

/** Traces and support codes as files below a folder. */
export const traceFiles = (folder: string): TracePort => ({
  read: (file) =>
    readTrace(file === '-' ? file : resolve(folder, file)).map((capsule) => ({
      steps: stepsIn(capsule),
      missing: missingIn(capsule),
      words: wordsIn(capsule),
      zone: capsule.world?.zone ?? resortZone,
      ...worldIn(capsule),
    })),
});
