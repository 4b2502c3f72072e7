import type { ShopError } from '@shop/core/errors/shop-error';
import { err, ok, type Result } from 'neverthrow';

/** Decision: a line holds at most 100 pieces (spec 5 gives no upper bound). */
const maxPiecesPerLine = 100;

/** Errors: `invalidInput` for anything but a whole number from 1 to 100. */
export const checkPieces = (quantity: number): Result<number, ShopError> =>
  Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= maxPiecesPerLine
    ? ok(quantity)
    : err({ kind: 'invalidInput', field: 'Quantity', expected: `a whole number from 1 to ${maxPiecesPerLine}` });
