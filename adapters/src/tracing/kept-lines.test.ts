import { instant } from '@shop/core/dates/instant';
import { expect, it } from 'vitest';
import { callLineText, parseCapsule } from './capsule.ts';
import { keptLines } from './kept-lines.ts';
import type { TraceLine } from './trace-line.ts';

const call = (ms: number, request: TraceLine['request'] = {}, cartId?: string): TraceLine => ({
  ...{ v: 1, at: instant(1_800_000_000_000 + ms), call: 'addTicket', request, ms },
  answer: cartId === undefined ? {} : { cartId },
});

const first = call(0, {}, 'c1');
const again = (kept: Parameters<typeof keptLines>[0]) =>
  parseCapsule(keptLines(kept, instant(1_800_000_000_009)).map(callLineText).join('\n'))._unsafeUnwrap();

it('a cart whose calls are whole has none missing', () => {
  expect(again({ calls: [first, call(1, { CartId: 'c1' })] })).toEqual({ calls: [first, call(1, { CartId: 'c1' })] });
});

it('gaps stand where they were, at the end as well', () => {
  const kept = {
    calls: [first, call(1)],
    missing: [
      { before: 1, count: 7 },
      { before: 2, count: 1 },
    ],
  };
  expect(again(kept)).toEqual(kept);
});

it('a cart that was there before its first call has earlier ones missing, nobody knows how many', () => {
  const calls = [call(0, { CartId: 'c1' }, 'c1'), call(1)];
  expect(again({ calls })).toEqual({ calls, missing: [{ before: 0 }] });
});
