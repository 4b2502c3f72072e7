import { withoutDirectionControls } from '@shop/core/text/direction-controls';
import type { CallName } from '../calls/call-table.ts';
import { isRecord } from '../codec/json-value.ts';
import type { AnswerReader } from './answer-reader.ts';
import { mendedAnswer } from './mend-answer.ts';
import { separateParts } from './separate-parts.ts';

/** Something about a provider's answers that its operator should know; nothing of a visitor is in it. */
export type OddAnswer =
  | { readonly type: 'unreadable'; readonly call: CallName; readonly part: string }
  | { readonly type: 'credentialRefused'; readonly call: CallName; readonly status: number };

/** Every text whole and in its own order, whoever wrote it (D-TYPED-TEXT). */
export const textsInOrder = (json: unknown): unknown => {
  if (typeof json === 'string') return withoutDirectionControls(json.toWellFormed());
  if (Array.isArray(json)) return json.map(textsInOrder);
  if (!isRecord(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, textsInOrder(value)]));
};

/** Answers of a provider elsewhere: what cannot be read of them costs itself only, and is told (D-ONE-BAD-DAY). For server
 *  and terminal; a browser asks the shop's own server. */
export const foreignAnswers = (tell: (odd: OddAnswer) => void): AnswerReader => ({
  tidied: textsInOrder,
  decode: (name, answer, json) =>
    mendedAnswer(answer, json, separateParts[name] ?? []).map(({ value, lost }) => {
      for (const part of lost) tell({ type: 'unreadable', call: name, part });
      return value;
    }),
  credentialRefused: (call, status) => tell({ type: 'credentialRefused', call, status }),
});

/** The same news at most once in so long, however often it comes. Units: milliseconds. */
export const toldOnce = (
  tell: (odd: OddAnswer) => void,
  { now, pause }: { readonly now: () => number; readonly pause: number },
): ((odd: OddAnswer) => void) => {
  const last = new Map<string, number>();
  return (odd) => {
    const news = Object.values(odd).join(' ');
    const at = now();
    if (at < (last.get(news) ?? Number.NEGATIVE_INFINITY) + pause) return;
    last.set(news, at);
    tell(odd);
  };
};
