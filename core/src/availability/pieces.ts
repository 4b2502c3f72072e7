import { err, ok, type Result } from 'neverthrow';
import type { ErrorOf } from '../errors/shop-error.ts';

/** Maximum quantity of a line. */
export const maxPiecesPerLine = 100;

const refusedBelow = (least: 0 | 1): ErrorOf<'invalidInput'> => ({
  kind: 'invalidInput',
  field: 'Quantity',
  expected: `a whole number from ${least} to ${maxPiecesPerLine}`,
});

/** Refusal of any other quantity of a line than 1 to 100. */
export const piecesRefused = refusedBelow(1);

/** Refusal of any other typed or chosen quantity than 0 to 100, where 0 means none. */
export const quantityRefused = refusedBelow(0);

/** Errors: `invalidInput` for anything but a whole number from 1 to 100. */
export const checkPieces = (quantity: number): Result<number, ErrorOf<'invalidInput'>> =>
  Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= maxPiecesPerLine ? ok(quantity) : err(piecesRefused);

/** The choices with a quantity above 0. Errors: `invalidInput` for negative or fractional quantities,
 *  `noItemsSelected`. */
export const wantedOf = <Choice extends { readonly quantity: number }>(
  choices: readonly Choice[],
): Result<readonly Choice[], ErrorOf<'invalidInput' | 'noItemsSelected'>> => {
  if (choices.some(({ quantity }) => !Number.isSafeInteger(quantity) || quantity < 0)) {
    return err(quantityRefused);
  }
  const wanted = choices.filter(({ quantity }) => quantity > 0);
  return wanted.length === 0 ? err({ kind: 'noItemsSelected' }) : ok(wanted);
};
