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
import { seenPlaces } from '../places/ledger.ts';
import { discountOn } from '../places/period-places.ts';
import type { PricedLine } from './priced-lines.ts';

/** The cart of a line, with the places of its period. */
type CartOfLine = Pick<CartCase, 'cart' | 'catalog' | 'places'>;

/** Who looks, and at what. */
export type LineContext = DecisionTime & {
  readonly language: Language;
  /** Units: persons in the whole cart. */
  readonly personsInCart: number;
  readonly isChangeable: boolean;
};

/** A line's places. */
export const holdShown = (hold: Hold, now: Instant): HoldState => {
  if (hold.state === 'sold') return { type: 'notHeld' };
  return hold.state === 'expired' ? { type: 'expired' } : holdState(hold.until, now);
};

export const periodShown = (
  catalog: SellerCatalog,
  product: SoldProduct,
  { period }: Pick<SellerTicketLine, 'period'>,
  language: Language,
): LinePeriod => {
  // Without members of a later release, which orders do not have.
  if (period.type === 'day') return { type: 'day', date: period.date };
  const season = knownSeason(catalog, product, period.seasonId);
  return { type: 'season', id: period.seasonId, name: season === undefined ? '' : nameIn(season.texts, language) };
};

/** The same with what the visitor can do: extend it or take free places; nothing once the line is over. */
const holdOffered = (of: CartOfLine, line: SellerTicketLine, product: SoldProduct, context: LineContext): HoldState => {
  const { now, today, isChangeable } = context;
  const hold = holdShown(line.hold, now);
  if (!isChangeable) return hold;
  if (isLineOver(of.catalog, line, context)) return { type: 'over' };
  switch (hold.type) {
    case 'notHeld':
    case 'over':
      return hold;
    case 'held':
      return { ...hold, limit: limitOf(firstMomentOf(of.cart, line, now)) };
    case 'expired': {
      const places = seenPlaces(of.places, line);
      if (places === undefined) return hold;
      const isOnSale =
        ticketOnSale(product, line.period, today).isOk() && discountOn(of.catalog.soldPeriods, line) !== undefined;
      const left = isOnSale ? places.left : 0;
      return { ...hold, free: freePieces({ quantity: line.quantity, personsEach: line.personsEach, left }) };
    }
  }
};

/** None while a payment runs, and once the line is over. An expired line's own places are free again. */
const mostOf = (
  of: CartOfLine,
  line: SellerTicketLine,
  kind: PriceListKind,
  hold: HoldState,
  context: LineContext,
): { readonly maxQuantity?: number } => {
  const { personsInCart, isChangeable } = context;
  const places = seenPlaces(of.places, line);
  if (places === undefined || !isChangeable || hold.type === 'over') return {};
  if (isSaleOver(of.catalog, line, context)) return { maxQuantity: line.quantity };
  const own = hold.type === 'expired' ? personsOfLine(line) : 0;
  const left = places.left - own;
  return { maxQuantity: maxQuantity({ kind, quantity: line.quantity, left, personsInCart }) };
};

/** What a line is of in words: its product, and its price list with the group that it stands in. */
export const titlesOf = (
  product: SoldProduct,
  list: SoldPriceList,
  language: Language,
): Pick<CartLine, 'productTitle' | 'priceTitle'> => {
  const group = groupOf(product, list.priceListId);
  const stay = group === undefined ? '' : nameIn(group.texts, language);
  return { productTitle: nameIn(product.texts, language), priceTitle: ticketTitle(stay, nameIn(list.texts, language)) };
};

/** A kept line as the shop shows it. */
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
  const shown = {
    cartItemId,
    ...titlesOf(product, list, language),
    price,
    productId: product.id,
    priceListId: list.priceListId,
  };
  if (line.kind === 'giftCard') return { kind: 'giftCard', ...shown };
  const hold = holdOffered(of, line, product, context);
  const most = mostOf(of, line, list.kind, hold, context);
  return { kind: 'ticket', ...shown, period: periodShown(of.catalog, product, line, language), hold, ...most };
};
