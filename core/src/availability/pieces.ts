import { err, ok, type Result } from 'neverthrow';
import type { ErrorOf } from '../errors/shop-error.ts';

/** Maximum quantity of a line. Units: pieces. */
export const maxPiecesPerLine = 100;

const refusedBelow = (least: 0 | 1): ErrorOf<'invalidInput'> => ({
  kind: 'invalidInput',
  field: 'Quantity',
  expected: `a whole number from ${least} to ${maxPiecesPerLine}`,
});

/** The error for a quantity of a line other than 1 to 100. */
export const piecesRefused = refusedBelow(1);

/** The error for a typed or chosen quantity other than 0 to 100, where 0 means none. */
export const quantityRefused = refusedBelow(0);

/** Returns the quantity when it is a whole number from 1 to 100. Errors: `invalidInput`. */
export const checkPieces = (quantity: number): Result<number, ErrorOf<'invalidInput'>> =>
  Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= maxPiecesPerLine ? ok(quantity) : err(piecesRefused);

/** Returns the choices with a quantity above 0. Errors: `invalidInput` for negative or fractional quantities,
 *  `noItemsSelected`. */
export const nonZeroChoices = <Choice extends { readonly quantity: number }>(
  choices: readonly Choice[],
): Result<readonly Choice[], ErrorOf<'invalidInput' | 'noItemsSelected'>> => {
  if (choices.some(({ quantity }) => !Number.isSafeInteger(quantity) || quantity < 0)) {
    return err(quantityRefused);
  }
  const chosen = choices.filter(({ quantity }) => quantity > 0);
  return chosen.length === 0 ? err({ kind: 'noItemsSelected' }) : ok(chosen);
};
