import { err, ok, type Result } from 'neverthrow';
import type { ErrorOf } from '../errors/shop-error.ts';

/** A line holds at most so many pieces (D-PIECES). */
export const maxPiecesPerLine = 100;

/** What is told about any other quantity. */
export const piecesRefused: ErrorOf<'invalidInput'> = {
  kind: 'invalidInput',
  field: 'Quantity',
  expected: `a whole number from 1 to ${maxPiecesPerLine}`,
};

/** Errors: `invalidInput` for anything but a whole number from 1 to 100. */
export const checkPieces = (quantity: number): Result<number, ErrorOf<'invalidInput'>> =>
  Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= maxPiecesPerLine ? ok(quantity) : err(piecesRefused);
