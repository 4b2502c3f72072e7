import type { LocalDate } from '@shop/core/dates/local-date';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { type CardOutcome, outcomeOfCard } from './test-cards.ts';

const typed = z._default(z.string(), '');

/** The buyer's input, unchanged. */
export const cardFields = z.object({ number: typed, expiry: typed, cvc: typed, holder: typed });
export type CardFields = z.output<typeof cardFields>;

export type CardFieldName = keyof CardFields;

export type CardFieldError =
  | 'numberRequired'
  | 'numberInvalid'
  | 'numberNotTest'
  | 'expiryInvalid'
  | 'expiryPast'
  | 'cvcInvalid'
  | 'holderRequired';

export type CardErrors = Partial<Record<CardFieldName, CardFieldError>>;

/** Whether digits have the check digit of a card number, ISO/IEC 7812-1 annex B. */
const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
};

const checkNumber = (typed: string): Result<CardOutcome, CardFieldError> => {
  const digits = typed.replace(/[\s-]/g, '');
  if (digits === '') return err('numberRequired');
  if (!/^[0-9]{12,19}$/.test(digits) || !passesLuhn(digits)) return err('numberInvalid');
  const outcome = outcomeOfCard(digits);
  return outcome === undefined ? err('numberNotTest') : ok(outcome);
};

/** Checks the expiry: a card is valid to the end of the month printed on it. Accepts `MM/YY`, also with spaces or a
 *  four-digit year. */
const checkExpiry = (typed: string, today: LocalDate): CardFieldError | undefined => {
  const [, month = '', year = ''] = /^\s*(0?[1-9]|1[0-2])\s*[/.-]?\s*(?:20)?([0-9]{2})\s*$/.exec(typed) ?? [];
  if (month === '') return 'expiryInvalid';
  return `20${year}-${month.padStart(2, '0')}` < today.slice(0, 7) ? 'expiryPast' : undefined;
};

/** Returns the bank's answer to a card, or the errors of its fields. */
export const checkCard = (fields: CardFields, today: LocalDate): Result<CardOutcome, CardErrors> => {
  const number = checkNumber(fields.number);
  const expiry = checkExpiry(fields.expiry, today);
  const errors: CardErrors = {
    number: number.isErr() ? number.error : undefined,
    expiry,
    cvc: /^\s*[0-9]{3,4}\s*$/.test(fields.cvc) ? undefined : 'cvcInvalid',
    holder: fields.holder.trim() === '' ? 'holderRequired' : undefined,
  };
  if (number.isErr() || Object.values(errors).some((error) => error !== undefined)) return err(errors);
  return ok(number.value);
};
