import { withoutDirectionControls } from '@shop/core/text/direction-controls';
import type { CallName } from '../calls/call-table.ts';
import { isRecord } from '../codec/json-value.ts';
import type { AnswerReader } from './answer-reader.ts';
import { mendedAnswer } from './mend-answer.ts';
import { separateParts } from './separate-parts.ts';

/** Something about a provider's answers that its operator should know; nothing of a visitor is in it. */
export type OddAnswer =
  | { readonly type: 'unreadable'; readonly call: CallName; readonly part: string }
  /** Figures of a cart that are not what our own rules make of it. */
  | { readonly type: 'centsDiffer'; readonly call: CallName; readonly part: string }
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

/** The same news at most once in so long, however often it comes, with how often it came since it was told. Units: milliseconds. */
export const toldOnce = (
  tell: (odd: OddAnswer, times: number) => void,
  { now, pause }: { readonly now: () => number; readonly pause: number },
): ((odd: OddAnswer) => void) => {
  const last = new Map<string, { readonly at: number; readonly since: number }>();
  return (odd) => {
    // Figures differ from cart to cart; that they do is one piece of news.
    const news = odd.type === 'centsDiffer' ? `${odd.type} ${odd.call}` : Object.values(odd).join(' ');
    const { at, since } = last.get(news) ?? { at: Number.NEGATIVE_INFINITY, since: 0 };
    const isNew = now() >= at + pause;
    last.set(news, isNew ? { at: now(), since: 0 } : { at, since: since + 1 });
    if (isNew) tell(odd, since + 1);
  };
};
