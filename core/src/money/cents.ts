import type { Brand } from '../brand.ts';

/** A whole number of euro cents. May be negative only as a difference, never as a price. */
export type Cents = Brand<number, 'Cents'>;

/** Units: cents. Throws on a fraction, since a fraction of a cent here is a bug, not bad input. */
export const cents = (amount: number): Cents => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`);
  return (amount === 0 ? 0 : amount) as Cents;
};

export const zero: Cents = cents(0);

export const add = (a: Cents, b: Cents): Cents => cents(a + b);

export const subtract = (a: Cents, b: Cents): Cents => cents(a - b);

export const times = (unit: Cents, quantity: number): Cents => cents(unit * quantity);

export const sum = (amounts: readonly Cents[]): Cents => amounts.reduce(add, zero);

export const min = (a: Cents, b: Cents): Cents => (a < b ? a : b);

export const max = (a: Cents, b: Cents): Cents => (a > b ? a : b);

/** An amount as it travels and as programs read it; none stays none. Units: euros. */
export function inEuros(amount: Cents): number;
export function inEuros(amount: Cents | undefined): number | undefined;
export function inEuros(amount: Cents | undefined): number | undefined {
  return amount === undefined ? undefined : amount / 100;
}

/** What one thing costs at most. */
export const maxPrice: Cents = cents(90_000_00);

/** The largest amount that is kept: as much as 32 bits hold in every store. The dearest cart stays below it. */
export const maxAmount: Cents = cents(2 ** 31 - 1);
