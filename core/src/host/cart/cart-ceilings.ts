import type { Result } from 'neverthrow';
import { fitGiftCards, fitUpsells, type GiftCardError } from '../../availability/capacity.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import { type Cents, sum, times, zero } from '../../money/cents.ts';
import { type HostCatalog, knownPrice } from '../catalog/host-catalog.ts';
import type { HostGiftCardLine, HostLine } from './host-cart.ts';

const piecesOf = (lines: readonly HostLine[]): number => lines.reduce((pieces, { quantity }) => pieces + quantity, 0);

const worthOf = (catalog: HostCatalog, card: HostGiftCardLine): Cents =>
  times(card.value ?? knownPrice(catalog, card)?.list.price ?? zero, card.quantity);

/** Whether a cart of these lines holds no more gift cards than it may, in pieces and in worth. */
export const giftCardsFit = (catalog: HostCatalog, lines: readonly HostLine[]): Result<void, GiftCardError> => {
  const cards = lines.filter((line) => line.kind === 'giftCard');
  return fitGiftCards(piecesOf(cards), sum(cards.map((card) => worthOf(catalog, card))));
};

/** Whether a cart of these lines holds no more upsells than it may. */
export const upsellsFit = (lines: readonly HostLine[]): Result<void, ErrorOf<'tooManyUpsells'>> =>
  fitUpsells(piecesOf(lines.filter(({ kind }) => kind === 'upsell')));
