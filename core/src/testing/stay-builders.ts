import type { ChosenTicket } from '../cart/orders.ts';
import { type TicketOffer, ticketOffer } from '../cart/ticket-offer.ts';
import { defaultPersonCategories as categories } from '../catalog/person-categories.ts';
import type { PriceGroup, PriceList } from '../catalog/price-list.ts';
import { priceGroupId, priceListId } from '../ids.ts';
import { cents } from '../money/cents.ts';
import { aPackage, aPriceGroup, aPriceList, aTicketQuote } from './builders.ts';

const single = (id: string, price: number, who: 'adult' | 'child'): PriceList =>
  aPriceList({
    priceListId: priceListId(id),
    name: who === 'adult' ? 'Odrasli' : 'Otroci',
    price: cents(price),
    kind: { type: 'default', categoryId: categories[who] },
  });

/** A stay sold to single adults and children. */
const singles = (id: string, adult: number, child: number): PriceGroup =>
  aPriceGroup({
    priceGroupId: priceGroupId(id),
    name: id,
    priceLists: [single(`${id}-adult`, adult, 'adult'), single(`${id}-child`, child, 'child')],
  });

/** A whole day at 22 and 20 EUR. */
export const day = singles('day', 22_00, 20_00);
/** An evening at 15 and 12 EUR. */
export const evening = singles('evening', 15_00, 12_00);
/** The same day for families: two adults with one child at 56 EUR, with two at 72 EUR. */
export const family = aPriceGroup({
  priceGroupId: priceGroupId('family'),
  name: 'family',
  sameStayAs: priceGroupId('day'),
  priceLists: [aPackage(2, 1, { price: cents(56_00) }), aPackage(2, 2, { price: cents(72_00) })],
});

export const offerOf = (
  priceGroups: readonly PriceGroup[] = [day, family, evening],
  chosen: readonly ChosenTicket[] = [],
): TicketOffer => ticketOffer(aTicketQuote({ priceGroups }), chosen);
