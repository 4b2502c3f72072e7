import type { Result } from 'neverthrow';
import { fitGiftCards, fitUpsells, type GiftCardError, ownCardLimits } from '../../availability/capacity.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import { type Cents, sum, times, zero } from '../../money/cents.ts';
import { knownPrice, type SellerCatalog } from '../catalog/seller-catalog.ts';
import type { SellerGiftCardLine, SellerLine } from './seller-cart.ts';

const piecesOf = (lines: readonly SellerLine[]): number => lines.reduce((pieces, { quantity }) => pieces + quantity, 0);

const worthOf = (catalog: SellerCatalog, card: SellerGiftCardLine): Cents =>
  times(card.value ?? knownPrice(catalog, card)?.list.price ?? zero, card.quantity);

/** Checks that the gift cards among the lines do not exceed the maximum number and the maximum total value of a
 *  cart. */
export const giftCardsFit = (catalog: SellerCatalog, lines: readonly SellerLine[]): Result<void, GiftCardError> => {
  const cards = lines.filter((line) => line.kind === 'giftCard');
  const worth = sum(cards.map((card) => worthOf(catalog, card)));
  return fitGiftCards({ pieces: piecesOf(cards), worth }, ownCardLimits);
};

/** Checks that the upsells among the lines do not exceed the maximum number of a cart. Units: pieces. */
export const upsellsFit = (lines: readonly SellerLine[]): Result<void, ErrorOf<'tooManyUpsells'>> =>
  fitUpsells(piecesOf(lines.filter(({ kind }) => kind === 'upsell')));
