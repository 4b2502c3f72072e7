import { err, ok, type Result } from 'neverthrow';
import type { ErrorOf } from '../errors/shop-error.ts';
import { type Cents, cents } from '../money/cents.ts';

/** What a value gift card can be worth. Units: cents. */
export const cardValueRange = {
  min: cents(10_00),
  max: cents(1000_00),
  step: cents(10_00),
  default: cents(50_00),
} as const;

/** Message for any other value. */
export const cardValueRefused: ErrorOf<'invalidInput'> = {
  kind: 'invalidInput',
  field: 'Price',
  expected: '10 to 1000 EUR in steps of 10',
};

/** Errors: `invalidInput` for no value, one outside the range or between its steps. */
export const parseCardValue = (value: Cents | undefined): Result<Cents, ErrorOf<'invalidInput'>> => {
  const { min, max, step } = cardValueRange;
  return value !== undefined && value >= min && value <= max && (value - min) % step === 0
    ? ok(value)
    : err(cardValueRefused);
};
