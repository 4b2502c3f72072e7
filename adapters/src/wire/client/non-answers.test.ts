import { describe, expect, test } from 'vitest';
import { portsOver } from '../calls/ports-over.ts';
import { fetchTransport } from './fetch-transport.ts';
import { foreignAnswers } from './foreign-answers.ts';
import { type Kind, smallestYes } from './testing/smallest-yes.ts';

const jsonType = { 'Content-Type': 'application/json' };

const answers = foreignAnswers(() => undefined);

const portsAnswering = (text: string | null, status = 200, headers: Record<string, string> = jsonType) => {
  const fetch = () => new Response(text, { status, headers });
  return portsOver(fetchTransport({ baseUrl: '', timeoutMs: 1000, fetch, answers }));
};

const calls = Object.entries(smallestYes);

/** Returns the outcome of an answer: success with a value, or the kind of its error. */
const told = async (ask: (typeof calls)[number][1]['ask'], ...answer: Parameters<typeof portsAnswering>) =>
  (await ask(portsAnswering(...answer))).match(
    (value) => (value === undefined || value === false ? 'nothing' : 'yes'),
    ({ kind }) => kind,
  );

const values = [...[null, true, false, 'true', '', 'x', 0, 1, -1, 1.005, [], [1]], ...[{}, { a: 1 }]];

const isOf = (kind: Kind, value: unknown): boolean => {
  switch (kind) {
    case 'true':
      return value === true;
    case 'filledText':
      return typeof value === 'string' && value !== '';
    case 'id':
      return isOf(typeof value === 'number' ? 'amount' : 'filledText', value);
    case 'list':
      return Array.isArray(value);
    case 'amount':
      return Number.isSafeInteger(value) && Number(value) >= 0;
    case 'record':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
  }
};

const changed = (whole: unknown, [first, ...rest]: readonly string[], value: unknown): unknown =>
  first === undefined ? value : { ...Object(whole), [first]: changed(Reflect.get(Object(whole), first), rest, value) };

const saysYes = (name: string): string =>
  ['applyPromoCode', 'stopPayment', 'cancelOrder', 'logOut'].includes(name) ? 'nothing' : 'yes';

/** Calls without a documented answer: an answer that is not a refusal means success. */
const barely = ['applyPromoCode', 'cancelOrder'];

/** Calls whose answer is no commitment, and calls that read `success` themselves. */
const reads = ['checkReservation', 'loadMember'];

describe.each(calls)('%s', (name, { ask, yes, means }) => {
  const whole = JSON.stringify(yes);
  // A form may be empty, and the shop has countries of its own.
  const none = name === 'loadMember' ? 'nothing' : name === 'loadCustomer' ? 'yes' : 'unreachable';
  const isBarely = barely.includes(name);
  const bare = isBarely ? 'nothing' : 'unreachable';

  test('the smallest answer says yes', async () => {
    expect(await told(ask, whole)).toBe(saysYes(name));
  });

  test.each([
    ['{}', isBarely ? 'nothing' : none],
    ['null', bare],
    ['true', bare],
    ['"true"', bare],
    ['1', bare],
    ['', bare],
    [whole.slice(0, -1), 'unreachable'],
    [`${whole}}`, 'unreachable'],
  ])('%s says no more than that it arrived', async (text, kind) => {
    expect(await told(ask, text)).toBe(kind);
  });

  test('status 204 means the same as an empty body, and another content type means unreachable', async () => {
    expect(await told(ask, null, 204)).toBe(bare);
    expect(await told(ask, whole, 200, { 'Content-Type': 'text/html' })).toBe('unreachable');
    expect(await told(ask, whole, 200, { 'Content-Type': 'text/plain' })).toBe('unreachable');
    expect(await told(ask, whole, 200, {})).toBe('unreachable');
  });

  test.each(isBarely ? [] : Object.entries(means))('%s must be there, of its own type', async (path, kind) => {
    for (const value of values.filter((candidate) => !isOf(kind, candidate))) {
      const text = JSON.stringify(changed(yes, path.split('.'), value));
      expect([text, await told(ask, text)]).not.toEqual([text, saysYes(name)]);
    }
  });

  test.each([{ success: false }, { success: 'true' }, { success: 1 }, { success: 'no' }, { status: 500 }])(
    'a word against it counts: %j',
    async (against) => {
      if (reads.includes(name) && 'status' in against) return;
      const text = JSON.stringify({ ...yes, ...against });
      expect([name, await told(ask, text)]).not.toEqual([name, saysYes(name)]);
    },
  );

  test.each([[['X.Y']], [[7]], [['']], ['X.Y'], [{ a: 1 }]])(
    'codes of errors count against it: %j',
    async (errorCodes) => {
      if (reads.includes(name) && !(Array.isArray(errorCodes) && String(errorCodes) === 'X.Y')) return;
      expect(await told(ask, JSON.stringify({ ...yes, errorCodes }))).not.toBe(saysYes(name));
    },
  );

  test.each([null, []])('no codes do not: %j', async (errorCodes) => {
    expect(await told(ask, JSON.stringify({ ...yes, errorCodes }))).toBe(saysYes(name));
  });
});
