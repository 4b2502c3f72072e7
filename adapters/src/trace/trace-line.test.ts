import { instant } from '@shop/core/dates/instant';
import { describe, expect, test } from 'vitest';
import { callLineText, parseTrace, type TraceLine } from './trace.ts';

const line: TraceLine = {
  v: 1,
  at: instant(Date.UTC(2026, 10, 21)),
  call: 'checkReservation',
  request: { cartId: 'cart-1' },
  answer: { success: true },
  ms: 1.5,
};
const text = callLineText(line);
const changed = (changes: object) => JSON.stringify({ ...JSON.parse(text), ...changes });

test('a recorded call is one line of JSON that is read back, with and without a last line end', () => {
  expect(text).not.toContain('\n');
  expect(JSON.parse(text)).toMatchObject({ v: 1, at: '2026-11-21T00:00:00.000Z', call: 'checkReservation' });
  const read = (trace: string) => parseTrace(trace)._unsafeUnwrap().calls;
  expect(['', text, `${text}\r\n`, `${text}\n${text}\n`].map(read)).toEqual([[], [line], [line], [line, line]]);
});

describe('a trace is refused with the number of a line that is', () => {
  test.each([
    ['torn', text.slice(0, -4)],
    ['blank', ''],
    ['of another version', changed({ v: 2 })],
    ['of an unknown call', changed({ call: 'toString' })],
    ['with neither answer nor error', changed({ answer: undefined })],
    ['with answer and error', changed({ error: { status: 400, errorCodes: ['a'] } })],
    ['with an unknown status', changed({ answer: undefined, error: { status: 200, errorCodes: [] } })],
    ['with a request that is a list', changed({ request: [] })],
    ['that took less than no time', changed({ ms: -1 })],
  ])('%s', (_, damaged) => {
    expect(parseTrace(`${text}\n${damaged}\n${text}\n`)._unsafeUnwrapErr()).toBe(2);
  });
});
