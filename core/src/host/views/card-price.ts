import type { ProductListItem } from '../../catalog/product-list.ts';
import { zero } from '../../money/cents.ts';
import { fromPrice, pieceCost, priceRank } from '../../pricing/from-price.ts';
import { type CheapestList, cheapestOf, rulesOf } from '../catalog/cheapest-list.ts';
import { type HostCatalog, isTicket, type SoldProduct } from '../catalog/host-catalog.ts';
import type { DecisionTime } from '../decision-time.ts';
import { placesLeft } from '../places/take-places.ts';
import type { HostState } from '../state.ts';
import { type SoldNow, soldNow } from './sold-periods.ts';

type Offer = CheapestList & Partial<Pick<SoldNow, 'period' | 'facilityDiscount'>>;

/** The price of a product without days, and of a ticket without free days, whose card keeps its price. */
const onNoDay = (catalog: HostCatalog, product: SoldProduct): readonly Offer[] => {
  const cheapest = cheapestOf(product, catalog.personCategories);
  return cheapest === undefined ? [] : [{ cheapest, price: pieceCost(cheapest, rulesOf(product)) }];
};

/** The price on a card: the lowest of the lowest rank on days or seasons with places left (D-FROM-PRICE). */
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

type Sale = ReturnType<typeof shownPrice> & Pick<ProductListItem, 'available' | 'nextFreeDay' | 'unavailableFor'>;

/** Price and availability on a card: sold out if it is on sale without places left, else not on sale. */
export const saleOf = (state: HostState, product: SoldProduct, at: DecisionTime): Sale => {
  const { catalog } = state;
  if (!isTicket(product)) {
    const available = cheapestOf(product, catalog.personCategories) !== undefined;
    return { ...shownPrice(catalog, product, []), available, ...(available ? {} : { unavailableFor: 'notOnSale' }) };
  }
  const days = soldNow(state, product, at.today);
  const free = days.filter((day) => placesLeft(state, day, at.now) > 0);
  const price = shownPrice(catalog, product, free);
  const [first] = free;
  if (first === undefined) {
    return { ...price, available: false, unavailableFor: days.length > 0 ? 'soldOut' : 'notOnSale' };
  }
  return { ...price, available: true, ...(first.period.type === 'day' ? { nextFreeDay: first.period.date } : {}) };
};
