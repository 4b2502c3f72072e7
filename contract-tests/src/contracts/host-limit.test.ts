import { describe, expect, test } from 'vitest';
import { hostLimit } from './host-limit.ts';

const answer = (status: number, headers: Readonly<Record<string, string>> = {}) =>
  new Response(null, { status, headers });

/** Returns what a run prints and how long it waits after these answers of a call. */
const after = async (...answers: readonly Response[]) => {
  const [lines, waits]: [string[], number[]] = [[], []];
  const limit = hostLimit(
    (line) => void lines.push(line),
    async (milliseconds) => void waits.push(milliseconds),
  );
  for (const one of answers) limit.saw('POST /Shop/AddToCart', one);
  return { isWaited: await limit.waitOut(), lines, waits };
};

describe('a rate limit of the host', () => {
  const date = 'Mon, 30 Nov 2026 10:00:00 GMT';

  test.each([
    [answer(429, { 'Retry-After': '7' }), 7],
    [answer(429), 60],
    [answer(400, { 'Retry-After': '12' }), 12],
    [answer(403, { 'Retry-After': 'Mon, 30 Nov 2026 10:00:20 GMT', Date: date }), 20],
  ])('is printed in one line and waited for, in form %#', async (refused, seconds) => {
    expect(await after(answer(200), refused, answer(200))).toEqual({
      isWaited: true,
      lines: [`the host limits tries (POST /Shop/AddToCart answers ${refused.status}): waiting for ${seconds} s`],
      waits: [seconds * 1000 + 500],
    });
  });

  test('is recognised in the error of our own host too', async () => {
    const lines: string[] = [];
    const limit = hostLimit(
      (line) => void lines.push(line),
      async () => undefined,
    );
    expect(limit.isMet('POST /codes', { kind: 'promoCodeInvalid' })).toBe(false);
    expect(limit.isMet('POST /codes', { kind: 'tooManyPromoCodes' })).toBe(true);
    await limit.waitOut();
    expect(lines).toEqual(['the host limits tries (POST /codes answers tooManyPromoCodes): waiting for 60 s']);
  });

  test.each([
    ['there is no limit', answer(400)],
    ['the host has a fault', answer(503, { 'Retry-After': '7' })],
    ['a request of the same key is not answered yet', answer(409, { 'Retry-After': '7' })],
    ['an answer that is no refusal names a time', answer(200, { 'Retry-After': '7' })],
    ['it is longer than three minutes', answer(429, { 'Retry-After': '181' })],
  ])('is not waited for when %s', async (_, answered) => {
    expect(await after(answered)).toEqual({ isWaited: false, lines: [], waits: [] });
  });
});
