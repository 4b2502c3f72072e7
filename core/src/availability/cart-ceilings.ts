import { err, ok, type Result } from 'neverthrow';
import type { ErrorOf } from '../errors/shop-error.ts';
import { type Cents, cents } from '../money/cents.ts';

/** One cart holds at most so many gift cards, over all lines (D-CARD-LIMIT). Units: pieces. */
export const maxGiftCardsPerCart = 100;

/** They are worth so much together at most, at their list prices (D-CARD-LIMIT). */
export const maxGiftCardsWorth: Cents = cents(10_000_00);

/** One cart holds at most so many upsells, over all lines (D-UPSELL-LIMIT). Units: pieces. */
export const maxUpsellsPerCart = 100;

export type GiftCardError = ErrorOf<'tooManyGiftCards' | 'giftCardsWorthTooMuch'>;

/** Gift cards that one cart may hold. Units of `pieces`: over all lines. */
export const fitGiftCards = (pieces: number, worth: Cents): Result<void, GiftCardError> => {
  if (pieces > maxGiftCardsPerCart) return err({ kind: 'tooManyGiftCards', max: maxGiftCardsPerCart });
  return worth > maxGiftCardsWorth ? err({ kind: 'giftCardsWorthTooMuch', max: maxGiftCardsWorth }) : ok();
};

/** Upsells that one cart may hold. Units: pieces over all lines. */
export const fitUpsells = (pieces: number): Result<void, ErrorOf<'tooManyUpsells'>> =>
  pieces > maxUpsellsPerCart ? err({ kind: 'tooManyUpsells', max: maxUpsellsPerCart }) : ok();
