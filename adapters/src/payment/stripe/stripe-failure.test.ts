import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { errorOf, failureOf } from './stripe-failure.ts';

const errorWith = (raw: Partial<Stripe.StripeRawError>) =>
  Stripe.errors.StripeError.generate({ type: 'invalid_request_error', message: 'refused', ...raw });

describe('an answer of Stripe', () => {
  it.each([
    [400, 'refused'],
    [401, 'later'],
    [402, 'refused'],
    [403, 'later'],
    [404, 'missing'],
    [408, 'unreachable'],
    [409, 'unreachable'],
    [425, 'unreachable'],
    [429, 'later'],
    [500, 'failed'],
    [501, 'unreachable'],
    [502, 'unreachable'],
    [503, 'unreachable'],
    [504, 'unreachable'],
  ])('with the status %i is read as %s', (statusCode, kind) => {
    expect(failureOf(errorWith({ statusCode })).kind).toBe(kind);
  });

  it.each([
    ['with other parameters is refused', { statusCode: 400 }, { kind: 'refused' }],
    ['with other parameters is refused also as a conflict', { statusCode: 409 }, { kind: 'refused' }],
    [
      'whose first request is under way is temporary',
      { statusCode: 409, code: 'idempotency_key_in_use' },
      { kind: 'unreachable', cause: 'status' },
    ],
  ])('to a repeated key %s', (_, raw, failure) => {
    expect(failureOf(errorWith({ type: 'idempotency_error', ...raw }))).toEqual(failure);
  });

  it.each([
    ['a first 500', {}, false],
    ['a stored 500', { 'idempotent-replayed': 'true' }, true],
  ])('tells %s from the other', (_, headers, isReplay) => {
    const failure = failureOf(errorWith({ type: 'api_error', statusCode: 500, headers }));
    expect(failure).toEqual({ kind: 'failed', isReplay });
    expect(errorOf(failure)).toEqual({ kind: 'unreachable', cause: 'status' });
  });

  it('that is no JSON is malformed', () => {
    const error = new Stripe.errors.StripeAPIError({ type: 'api_error', message: 'Invalid JSON' });
    expect(failureOf(error)).toEqual({ kind: 'unreachable', cause: 'malformed' });
  });
});

it.each([
  ['ETIMEDOUT', 'timeout'],
  ['ECONNREFUSED', 'network'],
])('a connection that fails with %s is read as %s', (code, cause) => {
  const detail = Object.assign(new Error('failed'), { code });
  const error = new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'failed', detail });
  expect(failureOf(error)).toEqual({ kind: 'unreachable', cause });
});
