import { err, ok, type Result } from 'neverthrow';
import type { Brand } from '../brand.ts';
import { type Cents, cents } from './cents.ts';

/** A whole percentage from 0 to 100. */
export type Percent = Brand<number, 'Percent'>;

/** Returns a whole percentage from 0 to 100. Adding 0 turns negative zero, which JSON can contain, into zero. */
export const parsePercent = (value: number): Result<Percent, 'notAPercent'> =>
  Number.isInteger(value) && value >= 0 && value <= 100 ? ok((value + 0) as Percent) : err('notAPercent');

/** Returns a percentage for constants of the program. Throws `RangeError` for anything other than a whole number from 0
 *  to 100. */
export const percent = (value: number): Percent =>
  parsePercent(value).match(
    (p) => p,
    () => {
      throw new RangeError(`not a percent: ${value}`);
    },
  );

/** A reduced amount, and its rounding error in hundredths of a cent (-50 to 49): exact amount = reduced +
 *  remainder/100. */
export type Reduced = { readonly reduced: Cents; readonly remainder: number };

/** Reduces a price by a percentage; half a cent rounds up. */
export const percentOff = (price: Cents, off: Percent): Reduced => {
  const hundredths = price * (100 - off);
  const reduced = Math.floor((hundredths + 50) / 100);
  return { reduced: cents(reduced), remainder: hundredths - reduced * 100 };
};
