import { type Cents, cents } from './cents.ts';

/** What one thing costs at most (D-LARGEST-AMOUNT). */
export const maxPrice: Cents = cents(90_000_00);

/** The largest amount that is kept: as much as 32 bits hold in every store. The dearest cart stays below it (D-LARGEST-AMOUNT). */
export const maxAmount: Cents = cents(2 ** 31 - 1);
