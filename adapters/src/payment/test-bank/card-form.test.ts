import { localDate } from '@shop/core/dates/local-date';
import { describe, expect, it } from 'vitest';
import { checkCard } from './card-form.ts';
import { cardOutcomes, testCards } from './test-cards.ts';

const today = localDate('2026-11-21');
const good = { number: '4111 1111 1111 1111', expiry: '11/26', cvc: '123', holder: 'Ana Novak' };

describe('a card number', () => {
  it.each(cardOutcomes)('that is documented for "%s" is accepted and has that outcome', (outcome) => {
    expect(checkCard({ ...good, number: testCards[outcome] }, today)._unsafeUnwrap()).toBe(outcome);
  });

  it.each([
    ['', 'numberRequired'],
    ['4111 1111 1111 1112', 'numberInvalid'],
    ['4111', 'numberInvalid'],
    ['４１１１１１１１１１１１１１１１', 'numberInvalid'],
    ['5555 5555 5555 4444', 'numberNotTest'],
  ])('such as "%s" is refused with %s', (number, error) => {
    expect(checkCard({ ...good, number }, today)._unsafeUnwrapErr()).toEqual({ number: error });
  });
});

describe('an expiry date', () => {
  it.each([
    ['10/26', 'expiryPast'],
    ['11/26', undefined],
    ['01 / 2031', undefined],
    ['00/27', 'expiryInvalid'],
    ['13/27', 'expiryInvalid'],
    ['soon', 'expiryInvalid'],
  ])('of "%s" is refused in November 2026 with %s', (expiry, error) => {
    const outcome = checkCard({ ...good, expiry }, today).match(
      () => undefined,
      (errors) => errors.expiry,
    );
    expect(outcome).toBe(error);
  });
});

it.each([
  ['12', false],
  ['123', true],
  ['1234', true],
  ['12345', false],
])('a security code such as "%s" is accepted: %s', (cvc, accepted) => {
  expect(checkCard({ ...good, cvc }, today).isOk()).toBe(accepted);
});

it('a card form has a message for every wrong field at once', () => {
  expect(checkCard({ number: '1', expiry: '', cvc: '', holder: ' ' }, today)._unsafeUnwrapErr()).toEqual({
    number: 'numberInvalid',
    expiry: 'expiryInvalid',
    cvc: 'cvcInvalid',
    holder: 'holderRequired',
  });
});
