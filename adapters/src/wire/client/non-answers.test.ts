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
const outcomeOf = async (ask: (typeof calls)[number][1]['ask'], ...answer: Parameters<typeof portsAnswering>) =>
  (await ask(portsAnswering(...answer))).match(
    (value) => (value === undefined || value === false ? 'nothing' : 'yes'),
    ({ kind }) => kind,
  );

const values = [null, true, false, 'true', '', 'x', 0, 1, -1, 1.005, [], [1], {}, { a: 1 }];

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

const successOf = (name: string): string =>
  ['applyPromoCode', 'stopPayment', 'cancelOrder', 'logOut'].includes(name) ? 'nothing' : 'yes';

/** Calls without a documented answer: an answer that is not a refusal means success. */
const barely = ['applyPromoCode', 'cancelOrder'];

/** Calls whose answer is no commitment, and calls that read `success` themselves. */
const reads = ['checkReservation', 'loadMember'];

describe.each(calls)('an answer to %s', (name, { ask, yes, means }) => {
  const whole = JSON.stringify(yes);
  // A form may be empty, and the shop has countries of its own.
  const none = name === 'loadMember' ? 'nothing' : name === 'loadCustomer' ? 'yes' : 'unreachable';
  const isBarely = barely.includes(name);
  const bare = isBarely ? 'nothing' : 'unreachable';

  /** Returns the bodies out of these that are read as success. */
  const successful = async (bodies: readonly object[]): Promise<readonly object[]> => {
    const outcomes = await Promise.all(bodies.map((body) => outcomeOf(ask, JSON.stringify(body))));
    return bodies.filter((_, at) => outcomes[at] === successOf(name));
  };

  test('means success in its smallest form, also with null or no error codes', async () => {
    const bodies = [yes, { ...yes, errorCodes: null }, { ...yes, errorCodes: [] }];
    expect(await successful(bodies)).toEqual(bodies);
  });

  test('that is empty, without content or not an object never means success of a call with a documented answer', async () => {
    const texts = ['null', 'true', '"true"', '1', ''];
    expect(await Promise.all(texts.map((text) => outcomeOf(ask, text)))).toEqual(texts.map(() => bare));
    expect(await outcomeOf(ask, null, 204)).toBe(bare);
    expect(await outcomeOf(ask, '{}')).toBe(isBarely ? 'nothing' : none);
  });

  test('that is not JSON, or has another content type, means unreachable', async () => {
    for (const text of [whole.slice(0, -1), `${whole}}`]) expect(await outcomeOf(ask, text)).toBe('unreachable');
    for (const type of ['text/html', 'text/plain'])
      expect(await outcomeOf(ask, whole, 200, { 'Content-Type': type })).toBe('unreachable');
    expect(await outcomeOf(ask, whole, 200, {})).toBe('unreachable');
  });

  test('is not success without a required member, or with one of another type', async () => {
    const spoiled = (isBarely ? [] : Object.entries(means)).flatMap(([path, kind]) =>
      values.filter((value) => !isOf(kind, value)).map((value) => Object(changed(yes, path.split('.'), value))),
    );
    expect(await successful(spoiled)).toEqual([]);
  });

  test('that reports a failure or error codes is not success', async () => {
    const failures = [false, 'true', 1, 'no'].map((success) => ({ success }));
    const codes = [['X.Y'], [7], [''], 'X.Y', { a: 1 }].map((errorCodes) => ({ errorCodes }));
    const all = reads.includes(name)
      ? [...failures, { errorCodes: ['X.Y'] }]
      : [...failures, ...codes, { status: 500 }];
    expect(await successful(all.map((failure) => ({ ...yes, ...failure })))).toEqual([]);
  });
});
