import type { Instant } from '@shop/core/dates/instant';
import { isRecord } from '../codec/json-value.ts';
import type { CallLine } from './capsule.ts';
import type { Kept } from './kept-calls.ts';
import type { MissingCalls } from './missing-calls.ts';
import type { TraceLine } from './trace-line.ts';

/** Whether a cart was there before its first call that was kept, so that those before it are missing. */
const beginsLate = (calls: readonly TraceLine[]): boolean => {
  const [first] = calls;
  if (first === undefined) return false;
  const { request, answer } = first;
  const asked = request.cartId ?? request.CartId ?? request.id;
  const isNew = isRecord(answer) && typeof answer.cartId === 'string' && (asked === undefined || asked === '');
  return !isNew;
};

/** The calls of a cart as lines of a capsule, with a line wherever some of them are missing: what was not kept, and what gave way at the
 *  beginning. */
export const keptLines = ({ calls, missing = [] }: Kept, now: Instant): readonly CallLine[] => {
  const at = (before: number): Instant => calls[before]?.at ?? calls.at(-1)?.at ?? now;
  const gapsAt = (index: number): readonly MissingCalls[] =>
    missing
      .filter(({ before }) => before === index)
      .map(({ count }) => ({ v: 3, at: at(index), ...(count === undefined ? {} : { missing: count }) }));
  const late: readonly MissingCalls[] = beginsLate(calls) && gapsAt(0).length === 0 ? [{ v: 3, at: at(0) }] : [];
  return [...late, ...calls.flatMap((call, index) => [...gapsAt(index), call]), ...gapsAt(calls.length)];
};
