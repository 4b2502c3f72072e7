import type { ProductListItem } from '../../catalog/product-list.ts';
import { cheapestOf } from '../catalog/cheapest-list.ts';
import { isTicket, type SoldProduct } from '../catalog/host-catalog.ts';
import type { DecisionTime } from '../decision-time.ts';
import { placesLeft } from '../places/take-places.ts';
import type { HostState } from '../state.ts';
import { shownPrice } from './shown-price.ts';
import { soldNow } from './sold-periods.ts';

type Sale = ReturnType<typeof shownPrice> & Pick<ProductListItem, 'available' | 'nextFreeDay' | 'unavailableFor'>;

/** What a card tells of its product: from which price on it can be bought now, and the first day of it where it is bound to one. What is
 *  sold now and has no places is sold out; what is not sold at all is not. */
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
