import type Stripe from 'stripe';
import { describe, expect, test, vi } from 'vitest';
import { aStripeSession, standInClient } from './stand-in-client.ts';

const create = 'POST /v1/checkout/sessions';
const idempotencyKey = 'a1';
const day = 24 * 3600 * 1000;

const failed = (request: Promise<unknown>): Promise<unknown> =>
  request.then(
    () => 'answered',
    ({ statusCode, rawType, type }: Stripe.errors.StripeError) => [
      statusCode,
      statusCode === undefined ? type : rawType,
    ],
  );

/** Opens a stand-in and returns a function that creates the same session with the same key. */
const repeatable = async (options: Parameters<typeof standInClient>[0] = {}) => {
  const host = await standInClient(options);
  const parameters = aStripeSession(host.time.clock.now());
  const open = (changes: Partial<Stripe.Checkout.SessionCreateParams> = {}, timeout = 60_000) =>
    host.stripe.checkout.sessions.create({ ...parameters, ...changes }, { idempotencyKey, timeout });
  return { ...host, open };
};

describe('An idempotency key', () => {
  test('repeats its answer for the same parameters, also when they would be refused by now', async () => {
    const { open, time, standIn } = await repeatable();
    const { id, lastResponse } = await open();
    expect(lastResponse.headers['idempotent-replayed']).toBeUndefined();
    time.move(10 * 60 * 1000);
    const again = await open();
    expect(again.id).toBe(id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(standIn.checkouts()).toHaveLength(1);
  });

  test('is refused with other parameters', async () => {
    const { open } = await repeatable();
    await open();
    expect(await failed(open({ locale: 'de' }))).toEqual([400, 'idempotency_error']);
  });

  test('is forgotten after 24 hours', async () => {
    const { open, time, standIn } = await repeatable();
    await open();
    time.move(day);
    const expires_at = Math.floor(time.clock.now() / 1000) + 3600;
    expect(await failed(open({ expires_at }))).toBe('answered');
    expect(standIn.checkouts()).toHaveLength(2);
  });

  test('keeps no answer of a request whose parameters are refused', async () => {
    const { open } = await repeatable();
    expect(await failed(open({ locale: 'xx' }))).toEqual([400, 'invalid_request_error']);
    expect(await failed(open())).toBe('answered');
  });

  test('is in use while its first request is in progress', async () => {
    const { open, standIn } = await repeatable();
    standIn.plantFault(create, 'inProgress');
    const first = open();
    await vi.waitUntil(() => standIn.requests().length > 0);
    expect(await failed(open())).toEqual([409, 'idempotency_error']);
    standIn.release();
    expect((await open()).id).toBe((await first).id);
  });
});

describe('A fault', () => {
  test.each([
    ['serverError', 0],
    ['serverErrorAfterAct', 1],
  ] as const)('%s is stored under the key', async (fault, sessions) => {
    const { open, standIn } = await repeatable();
    standIn.plantFault(create, fault);
    expect(await failed(open())).toEqual([500, 'api_error']);
    expect(await failed(open())).toEqual([500, 'api_error']);
    expect(standIn.checkouts()).toHaveLength(sessions);
  });

  test('tooManyRequests is not stored', async () => {
    const { open, standIn } = await repeatable();
    standIn.plantFault(create, 'tooManyRequests');
    expect(await failed(open())).toEqual([429, 'invalid_request_error']);
    expect(await failed(open())).toBe('answered');
  });

  test.each([
    ['lostRequest', 1, 0, 1000],
    ['lostAnswer', 1, 1, 1000],
    // The package repeats a cut request once by itself.
    ['cutBeforeAct', 2, 0, undefined],
    ['cutAfterAct', 2, 1, undefined],
  ] as const)(
    '%s leaves the act in a known state, and a repeat is answered',
    async (fault, times, sessions, timeout) => {
      const { open, standIn } = await repeatable();
      standIn.plantFault(create, fault, times);
      expect(await failed(open({}, timeout))).toEqual([undefined, 'StripeConnectionError']);
      expect(standIn.checkouts()).toHaveLength(sessions);
      expect(await failed(open())).toBe('answered');
      expect(standIn.checkouts()).toHaveLength(1);
    },
  );

  test('can be a limit of requests in a second of the clock', async () => {
    const { stripe, time } = await repeatable({ requestsPerSecond: 2 });
    const ask = () => failed(stripe.accounts.retrieveCurrent());
    expect([await ask(), await ask(), await ask()]).toEqual(['answered', 'answered', [429, 'invalid_request_error']]);
    time.move(1000);
    expect(await ask()).toBe('answered');
  });

  test('leaves the request in the log', async () => {
    const { open, standIn } = await repeatable();
    standIn.plantFault(create, 'tooManyRequests');
    await failed(open());
    expect(standIn.requests()).toMatchObject([
      { call: create, idempotencyKey, parameters: { 'line_items[0][price_data][unit_amount]': '4400', locale: 'sl' } },
    ]);
  });
});
