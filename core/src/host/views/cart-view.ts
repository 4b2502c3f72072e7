import type { Cart, PromoDiscount } from '../../cart/cart.ts';
import { isTicketType, type ProductType } from '../../catalog/product-type.ts';
import type { CartId } from '../../ids.ts';
import type { Language } from '../../languages/language.ts';
import { cartTotal } from '../../pricing/cart-total.ts';
import type { HostCart } from '../cart/host-cart.ts';
import { isFrozen } from '../cart/open-cart.ts';
import { textIn } from '../catalog/host-catalog.ts';
import { parentsToday, upsellsFor } from '../catalog/upsells-offered.ts';
import { runningOrder } from '../checkout/running-order.ts';
import type { DecisionTime } from '../decision-time.ts';
import { personsOfLines } from '../places/persons.ts';
import { type HostState, linesOf } from '../state.ts';
import { frozenParts } from './frozen-cart-view.ts';
import { type LineContext, lineView } from './line-view.ts';
import { lostLines } from './lost-lines.ts';
import { keptParents, type PricedLine, pricedLines, promoAmount, promoOfCart } from './priced-lines.ts';

/** The first ticket's type, else the first gift card's: one ticket makes it a ticket order (D-CART-TYPE). */
const productTypeOf = (lines: readonly PricedLine[]): ProductType | undefined => {
  const types = lines.flatMap(({ goods }) => (goods.type === 'product' ? [goods.product.type] : []));
  return types.find(isTicketType) ?? types[0];
};

const promoShown = (
  state: HostState,
  cartId: CartId,
  lines: readonly PricedLine[],
  language: Language,
): { readonly promo?: PromoDiscount } => {
  const promo = promoOfCart(state, cartId);
  if (promo === undefined) return {};
  const description = textIn(promo.sold.texts, language)?.description ?? '';
  return { promo: { code: promo.code, description, amount: promoAmount(lines) } };
};

/** What of a cart follows from the catalog as it is now. */
const pricedParts = (
  state: HostState,
  { id }: HostCart,
  context: LineContext,
): Pick<Cart, 'items' | 'itemsCount' | 'totalPrice' | 'productType' | 'promo'> => {
  const lines = pricedLines(state, id, context.now);
  const productType = productTypeOf(lines);
  return {
    items: lines.map((line) => lineView(state, line, context)),
    itemsCount: lines.reduce((pieces, { line }) => pieces + line.quantity, 0),
    totalPrice: cartTotal(lines.map(({ price }) => price)).total,
    ...(productType === undefined ? {} : { productType }),
    ...promoShown(state, id, lines, context.language),
  };
};

/** A kept cart as the shop shows it, whatever its state. */
export const cartView = (state: HostState, cart: HostCart, language: Language, at: DecisionTime): Cart => {
  const { now } = at;
  const kept = linesOf(state, cart.id);
  const frozen = isFrozen(cart, now);
  const context = {
    language,
    ...at,
    personsInCart: personsOfLines(kept),
    isChangeable: cart.state !== 'sold' && !frozen,
  };
  const lost = lostLines(state.catalog, cart, language, at.today);
  const paying = frozen ? runningOrder(state, cart.id) : undefined;
  return {
    id: cart.id,
    ...(paying === undefined ? pricedParts(state, cart, context) : frozenParts(state, paying, context)),
    couponsDisabled: state.catalog.promos.size === 0,
    upsells: upsellsFor(state.catalog, parentsToday(state.catalog, kept, at.today), keptParents(kept, now), language),
    frozen,
    ...(lost.length === 0 ? {} : { lost }),
    ...(cart.lostCode === undefined || cart.state === 'sold' ? {} : { lostCode: cart.lostCode }),
  };
};

/** The same; a paid cart shows empty, as what has been paid is in the order (D-PAID-CART). */
export const visitorCartView = (state: HostState, cart: HostCart, language: Language, at: DecisionTime): Cart =>
  cart.state === 'sold'
    ? cartView({ ...state, lines: new Map(), codeUses: new Map() }, cart, language, at)
    : cartView(state, cart, language, at);
