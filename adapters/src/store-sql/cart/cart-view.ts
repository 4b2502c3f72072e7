import type { Cart, PromoDiscount } from '@shop/core/cart/cart';
import { isTicketType, type ProductType } from '@shop/core/catalog/product-type';
import type { Instant } from '@shop/core/dates/instant';
import type { Language } from '@shop/core/languages/language';
import { zero } from '@shop/core/money/cents';
import { cartTotal } from '@shop/core/pricing/cart-total';
import type { LinePrice } from '@shop/core/pricing/price-derivation';
import { promoDiscount } from '@shop/core/pricing/promo-discount';
import { type Catalog, textIn } from '../catalog/catalog.ts';
import { upsellsFor } from '../catalog/upsell-views.ts';
import { cartItemIn } from './cart-item-view.ts';
import type { CartLineRow, CartRows } from './cart-rows.ts';

/** The first ticket's type, else the first gift card's: one ticket makes it a ticket order (spec 3). */
const productTypeOf = (catalog: Catalog, lines: readonly CartLineRow[]): ProductType | undefined => {
  const types = lines.flatMap((line) =>
    line.product_id === null ? [] : (catalog.products.get(line.product_id)?.type ?? []),
  );
  return types.find(isTicketType) ?? types[0];
};

/** Decision: a value card is money for money, so no promo code lowers its price (spec 5 is silent). */
const isEligible = (line: CartLineRow): boolean => line.chosen_price === null;

const promoOf = (
  catalog: Catalog,
  rows: CartRows,
  prices: readonly LinePrice[],
  language: Language,
): PromoDiscount | undefined => {
  const known = rows.promoCode === undefined ? undefined : catalog.promos.get(rows.promoCode);
  if (rows.promoCode === undefined || known === undefined) return undefined;
  const amounts = prices.map((price, index) => {
    const line = rows.lines[index];
    return line !== undefined && isEligible(line) ? price.amount : zero;
  });
  return {
    code: rows.promoCode,
    description: textIn(known.texts, language)?.description ?? '',
    amount: promoDiscount(known.promo, amounts).amount,
  };
};

/** A stored cart as the shop shows it, whatever its state. */
export const cartIn = (catalog: Catalog, rows: CartRows, language: Language, now: Instant): Cart => {
  const room = {
    personsInCart: rows.lines.reduce((persons, line) => persons + line.quantity * line.persons_each, 0),
    changeable: rows.state === 'open',
  };
  const items = rows.lines.map((line) => cartItemIn(catalog, line, room, language, now));
  const prices = items.map((item) => item.price);
  const promo = promoOf(catalog, rows, prices, language);
  const productType = productTypeOf(catalog, rows.lines);
  return {
    id: rows.id,
    items,
    itemsCount: rows.lines.reduce((pieces, line) => pieces + line.quantity, 0),
    totalPrice: cartTotal(prices, promo?.amount).total,
    couponsDisabled: catalog.promos.size === 0,
    upsells: upsellsFor(catalog, rows.lines, language),
    ...(productType === undefined ? {} : { productType }),
    ...(promo === undefined ? {} : { promo }),
    frozen: rows.state === 'paying',
  };
};
