import type { Cart, LostLine, PricedCart, PromoDiscount } from '../../cart/cart.ts';
import type { CartLine } from '../../cart/cart-line.ts';
import { isTicketType, type ProductType } from '../../catalog/product-type.ts';
import type { Language } from '../../languages/language.ts';
import { cartTotal } from '../../pricing/cart-total.ts';
import { isFrozen } from '../cart/open-cart.ts';
import { type LostTickets, personsOfLines, type SellerCart } from '../cart/seller-cart.ts';
import type { CartCase } from '../cart-case.ts';
import { isSaleOver } from '../catalog/periods-on-sale.ts';
import { knownPrice, type SellerCatalog, textIn } from '../catalog/seller-catalog.ts';
import { parentsNow, upsellsFor } from '../catalog/upsells-offered.ts';
import type { Orders } from '../checkout/order-records.ts';
import type { SellerOrder } from '../checkout/seller-order.ts';
import { runningOrder } from '../checkout/settlement.ts';
import type { DecisionTime } from '../decision.ts';
import { holdStateOf, type LineContext, linePeriodOf, lineView, titlesOf } from './line-view.ts';
import { ownedParents, type PricedLine, pricedLines, promoAmount, promoOfCart, soldLine } from './priced-lines.ts';

/** Returns the lost tickets as a line, or an empty list when the catalog does not contain them any more. */
const lostLine = (
  catalog: SellerCatalog,
  lost: LostTickets,
  language: Language,
  at: DecisionTime,
): readonly LostLine[] => {
  const goods = knownPrice(catalog, lost);
  if (goods === undefined) return [];
  const period = linePeriodOf(catalog, goods.product, lost, language);
  const reason = isSaleOver(catalog, lost, at) ? 'over' : 'taken';
  return [{ ...titlesOf(goods.product, goods.list, language), period, quantity: lost.quantity, reason }];
};

/** Returns the tickets that a cart lost; an empty list when the cart is sold. The reason is `over` whenever their sale
 *  has ended. */
const lostLines = (
  catalog: SellerCatalog,
  { state, lostTickets = [] }: SellerCart,
  language: Language,
  at: DecisionTime,
): readonly LostLine[] =>
  state === 'sold' ? [] : lostTickets.flatMap((lost) => lostLine(catalog, lost, language, at));

/** The input of a cart's view: the cart, the places of its periods, and its orders for the amounts of a running
 *  payment. */
export type CartToShow = Pick<CartCase, 'cart' | 'catalog' | 'places'> & Orders;

/** Returns a line with the price that is being paid; the stored line when the catalog does not contain its goods any
 *  more. */
const boughtLine = (of: CartToShow, bought: CartLine, context: LineContext): CartLine => {
  const line = of.cart.lines.find(({ cartItemId }) => cartItemId === bought.cartItemId);
  const sold = line && soldLine(of.catalog, line);
  if (sold !== undefined) return lineView(of, { ...sold, price: bought.price }, context);
  return line?.kind === 'ticket' && bought.kind === 'ticket'
    ? { ...bought, hold: holdStateOf(line.hold, context.now) }
    : bought;
};

type CartParts = Pick<PricedCart, 'items' | 'itemsCount' | 'totalPrice' | 'productType' | 'promo'>;

/** Returns the parts of a frozen cart, with the amounts of the running payment. */
const frozenParts = (of: CartToShow, { content, total, productType }: SellerOrder, context: LineContext): CartParts => {
  const { items, promo } = content;
  const words = promo && of.catalog.promos.get(promo.code)?.texts;
  const description = words && textIn(words, context.language)?.description;
  return {
    items: items.map((bought) => boughtLine(of, bought, context)),
    itemsCount: items.reduce((pieces, { price }) => pieces + price.quantity, 0),
    totalPrice: total,
    productType,
    promo: promo === undefined ? undefined : { ...promo, description: description ?? promo.description },
  };
};

/** Returns the type of the first ticket, or of the first gift card when there is no ticket: one ticket makes a ticket
 *  order. */
const productTypeOf = (lines: readonly PricedLine[]): ProductType | undefined => {
  const types = lines.flatMap((line) => ('product' in line ? [line.product.type] : []));
  return types.find(isTicketType) ?? types[0];
};

const promoShown = (
  of: CartToShow,
  lines: readonly PricedLine[],
  language: Language,
): { readonly promo?: PromoDiscount } => {
  const promo = promoOfCart(of);
  if (promo === undefined) return {};
  const description = textIn(promo.sold.texts, language)?.description ?? '';
  return { promo: { code: promo.code, description, amount: promoAmount(lines) } };
};

const pricedParts = (of: CartToShow, context: LineContext): CartParts => {
  const lines = pricedLines(of, context);
  const productType = productTypeOf(lines);
  return {
    items: lines.map((line) => lineView(of, line, context)),
    itemsCount: lines.reduce((pieces, { line }) => pieces + line.quantity, 0),
    totalPrice: cartTotal(lines.map(({ price }) => price)).total,
    productType,
    ...promoShown(of, lines, context.language),
  };
};

/** Returns the view of a stored cart in any state. */
export const cartView = (of: CartToShow, language: Language, at: DecisionTime): PricedCart => {
  const { cart, catalog } = of;
  const { now } = at;
  const frozen = isFrozen(cart, now);
  const context = {
    language,
    ...at,
    personsInCart: personsOfLines(cart.lines),
    isChangeable: cart.state !== 'sold' && !frozen,
  };
  const lost = lostLines(catalog, cart, language, at);
  const paying = frozen ? runningOrder(of) : undefined;
  return {
    id: cart.cartId,
    ...(paying === undefined ? pricedParts(of, context) : frozenParts(of, paying, context)),
    couponsDisabled: catalog.promos.size === 0,
    upsells: upsellsFor(catalog, parentsNow(catalog, cart.lines, at), ownedParents(cart.lines, now), language),
    frozen,
    lost: lost.length === 0 ? undefined : lost,
    lostCode: cart.state === 'sold' ? undefined : cart.lostCode,
  };
};

/** Returns the view of a cart for its visitor. A sold cart is empty, because its lines are in the order. */
export const visitorCartView = (of: CartToShow, language: Language, at: DecisionTime): Cart =>
  of.cart.state === 'sold'
    ? cartView({ ...of, cart: { ...of.cart, lines: [], promoCode: undefined } }, language, at)
    : cartView(of, language, at);
