import type { Brand } from '../brand.ts';

/** A whole number of euro cents. Negative only as a difference, never as a price. */
export type Cents = Brand<number, 'Cents'>;

/** Returns an amount in cents. Throws `RangeError` for a fraction, which is a bug and not invalid input. */
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

/** Returns an amount in the unit of the wire format; `undefined` stays `undefined`. Units: euros. */
export function inEuros(amount: Cents): number;
export function inEuros(amount: Cents | undefined): number | undefined;
export function inEuros(amount: Cents | undefined): number | undefined {
  return amount === undefined ? undefined : amount / 100;
}

/** Maximum price of one piece. */
export const maxPrice: Cents = cents(90_000_00);

/** Maximum amount that every store can hold, in 32 bits. The total of every cart is lower. */
export const maxAmount: Cents = cents(2 ** 31 - 1);
