import type { ProductListItem } from '../../catalog/product-list.ts';
import { zero } from '../../money/cents.ts';
import { fromPrice, pieceCost, priceRank } from '../../pricing/from-price.ts';
import { type CheapestList, cheapestOf, rulesOf } from '../catalog/cheapest-list.ts';
import type { HostCatalog, SoldProduct } from '../catalog/host-catalog.ts';
import type { SoldNow } from './sold-periods.ts';

type Offer = CheapestList & Partial<Pick<SoldNow, 'period' | 'facilityDiscount'>>;

/** What can be bought whenever; also of a ticket none of whose days has places, whose card keeps its price for the order. */
const onNoDay = (catalog: HostCatalog, product: SoldProduct): readonly Offer[] => {
  const cheapest = cheapestOf(product, catalog.personCategories);
  return cheapest === undefined ? [] : [{ cheapest, price: pieceCost(cheapest, rulesOf(product)) }];
};

/** What a card shows as its price, of these days or seasons with places left. Of different prices of a day the lowest rank counts that is
 *  sold on any (D-FROM-PRICE). */
export const shownPrice = (
  catalog: HostCatalog,
  product: SoldProduct,
  free: readonly Offer[],
): Pick<ProductListItem, 'price' | 'priceWithDiscount' | 'priceDay'> => {
  const offers = free.length === 0 ? onNoDay(catalog, product) : free;
  const rankOf = ({ cheapest }: Offer) => priceRank(cheapest.kind, catalog.personCategories);
  const rank = Math.min(...offers.map(rankOf));
  const from = fromPrice(
    offers.map((offer) => ({
      offer,
      price: rankOf(offer) === rank ? offer.price : undefined,
      ...(offer.period?.type === 'day' ? { date: offer.period.date } : {}),
    })),
  );
  if (from === undefined) return { price: zero };
  const { cheapest, facilityDiscount } = from.day.offer;
  const { price } = cheapest;
  const full = pieceCost({ price }, facilityDiscount === undefined ? {} : { facilityDiscount });
  return {
    price: full,
    ...(from.price < full ? { priceWithDiscount: from.price } : {}),
    ...(from.onlyOn === undefined ? {} : { priceDay: from.onlyOn }),
  };
};
