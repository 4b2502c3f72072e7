import { err, ok, type Result } from 'neverthrow';
import type { ErrorOf } from '../errors/shop-error.ts';
import { type Cents, cents } from '../money/cents.ts';

/** The values that a value gift card can have. Units: cents. */
export const cardValueRange = {
  min: cents(10_00),
  max: cents(1000_00),
  step: cents(10_00),
  default: cents(50_00),
} as const;

/** The error for any other value. */
export const cardValueRefused: ErrorOf<'invalidInput'> = {
  kind: 'invalidInput',
  field: 'Price',
  expected: '10 to 1000 EUR in steps of 10',
};

/** Returns the value when it is within the range and on a step. Errors: `invalidInput`, also when there is no value. */
export const parseCardValue = (value: Cents | undefined): Result<Cents, ErrorOf<'invalidInput'>> => {
  const { min, max, step } = cardValueRange;
  return value !== undefined && value >= min && value <= max && (value - min) % step === 0
    ? ok(value)
    : err(cardValueRefused);
};
