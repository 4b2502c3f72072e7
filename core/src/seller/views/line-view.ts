import { freePieces, maxQuantity } from '../../availability/capacity.ts';
import type { CartLine, LinePeriod } from '../../cart/cart-line.ts';
import { type HoldState, holdState, limitOf } from '../../cart/hold.ts';
import { type PriceListKind, ticketTitle } from '../../catalog/price-list.ts';
import type { Instant } from '../../dates/instant.ts';
import type { Language } from '../../languages/language.ts';
import { firstMomentOf } from '../cart/first-moments.ts';
import { type Hold, personsOfLine, type SellerTicketLine } from '../cart/seller-cart.ts';
import type { CartCase } from '../cart-case.ts';
import { isLineOver, isSaleOver, ticketOnSale } from '../catalog/periods-on-sale.ts';
import {
  groupOf,
  knownSeason,
  nameIn,
  type SellerCatalog,
  type SoldPriceList,
  type SoldProduct,
} from '../catalog/seller-catalog.ts';
import type { DecisionTime } from '../decision.ts';
import { loadedPlaces } from '../places/ledger.ts';
import { discountOn } from '../places/period-places.ts';
import type { PricedLine } from './priced-lines.ts';

/** The cart of a line, with the places of the line's period. */
type CartOfLine = Pick<CartCase, 'cart' | 'catalog' | 'places'>;

/** The context of a line's view: time, language and the state of the cart. */
export type LineContext = DecisionTime & {
  readonly language: Language;
  /** Persons in the whole cart. */
  readonly personsInCart: number;
  readonly isChangeable: boolean;
};

/** Returns the state of a line's places. */
export const holdStateOf = (hold: Hold, now: Instant): HoldState => {
  if (hold.state === 'sold') return { type: 'notHeld' };
  return hold.state === 'expired' ? { type: 'expired' } : holdState(hold.until, now);
};

/** Returns the day or season of a line, with the season's name in a language. */
export const linePeriodOf = (
  catalog: SellerCatalog,
  product: SoldProduct,
  { period }: Pick<SellerTicketLine, 'period'>,
  language: Language,
): LinePeriod => {
  // Stored lines can contain members written by a later release; orders do not contain them.
  if (period.type === 'day') return { type: 'day', date: period.date };
  const season = knownSeason(catalog, product, period.seasonId);
  return { type: 'season', id: period.seasonId, name: season === undefined ? '' : nameIn(season.texts, language) };
};

/** Returns the state of a line's places with what the visitor can do: extend the hold or take free places. `over` when
 *  the line has ended. */
const holdOffered = (of: CartOfLine, line: SellerTicketLine, product: SoldProduct, context: LineContext): HoldState => {
  const { now, today, isChangeable } = context;
  const hold = holdStateOf(line.hold, now);
  if (!isChangeable) return hold;
  if (isLineOver(of.catalog, line, context)) return { type: 'over' };
  switch (hold.type) {
    case 'notHeld':
    case 'over':
      return hold;
    case 'held':
      return { ...hold, limit: limitOf(firstMomentOf(of.cart, line, now)) };
    case 'expired': {
      const places = loadedPlaces(of.places, line);
      if (places === undefined) return hold;
      const isOnSale =
        ticketOnSale(product, line.period, today).isOk() && discountOn(of.catalog.soldPeriods, line) !== undefined;
      const left = isOnSale ? places.left : 0;
      return { ...hold, free: freePieces({ quantity: line.quantity, personsEach: line.personsEach, left }) };
    }
  }
};

/** Returns the maximum quantity of a line. No maximum during a payment and when the line has ended. The places of an
 *  expired line are free again. */
const maximumOf = (
  of: CartOfLine,
  line: SellerTicketLine,
  kind: PriceListKind,
  hold: HoldState,
  context: LineContext,
): { readonly maxQuantity?: number } => {
  const { personsInCart, isChangeable } = context;
  const places = loadedPlaces(of.places, line);
  if (places === undefined || !isChangeable || hold.type === 'over') return {};
  if (isSaleOver(of.catalog, line, context)) return { maxQuantity: line.quantity };
  const own = hold.type === 'expired' ? personsOfLine(line) : 0;
  const left = places.left - own;
  return { maxQuantity: maxQuantity({ kind, quantity: line.quantity, left, personsInCart }) };
};

/** Returns the titles of a line: the product, and the price list with its price group. */
export const titlesOf = (
  product: SoldProduct,
  list: SoldPriceList,
  language: Language,
): Pick<CartLine, 'productTitle' | 'priceTitle'> => {
  const group = groupOf(product, list.priceListId);
  const stay = group === undefined ? '' : nameIn(group.texts, language);
  return { productTitle: nameIn(product.texts, language), priceTitle: ticketTitle(stay, nameIn(list.texts, language)) };
};

/** Returns the view of a stored line. */
export const lineView = (of: CartOfLine, priced: PricedLine, context: LineContext): CartLine => {
  const { language } = context;
  const { price } = priced;
  const { cartItemId } = priced.line;
  if ('upsell' in priced) {
    const { line, upsell } = priced;
    const productTitle = nameIn(upsell.texts, language);
    return { kind: 'upsell', cartItemId, productTitle, priceTitle: '', price, upsellId: upsell.id, date: line.day };
  }
  const { line, product, list } = priced;
  const titled = {
    cartItemId,
    ...titlesOf(product, list, language),
    price,
    productId: product.id,
    priceListId: list.priceListId,
  };
  if (line.kind === 'giftCard') return { kind: 'giftCard', ...titled };
  const hold = holdOffered(of, line, product, context);
  const maximum = maximumOf(of, line, list.kind, hold, context);
  return { kind: 'ticket', ...titled, period: linePeriodOf(of.catalog, product, line, language), hold, ...maximum };
};
