import type { Cart } from '@shop/core/cart/cart';
import { isLanguage, type Language } from '@shop/core/languages/language';
import type { StepOutcome, TraceStep } from '@shop/core/ports/trace-port';
import { type CallName, callTable } from '../calls/call-table.ts';
import { decodeError } from '../calls/error-codec.ts';
import { type Codec, decode } from '../codec/codec.ts';
import { isRecord } from '../codec/json-value.ts';
import type { TraceLine } from './trace-line.ts';

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

/** Recorded calls for a person to read. */
export const traceSteps = (lines: readonly TraceLine[]): readonly TraceStep[] =>
  lines.map((line) => {
    const language = languageOf(line);
    return {
      ...{ at: line.at, call: line.call, changes: callTable[line.call].changes, ms: line.ms },
      ...(language === undefined ? {} : { language }),
      asked: Object.entries(line.request).map(([name, value]) => [name, valueText(value)] as const),
      outcome: outcomeOf(line),
    };
  });
