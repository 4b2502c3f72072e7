import type { TicketPeriod } from '../../catalog/ticket.ts';
import type { Fact } from '../../checkout/fact.ts';
import type { HistoryEntry } from '../../checkout/order-history.ts';
import { type CartItemId, type ProductId, priceListId, upsellId } from '../../ids.ts';
import type { Language } from '../../languages/language.ts';
import { knownPrice, knownProduct, knownUpsell, nameIn, type SellerCatalog } from '../catalog/seller-catalog.ts';
import { titlesOf } from '../views/line-view.ts';
import type { LogRow } from './log-row.ts';

/** The name and the day of goods, as an entry of a history has them. */
export type NamedGoods = Pick<HistoryEntry, 'title' | 'day'>;

const dayOf = (period: TicketPeriod | undefined): NamedGoods['day'] =>
  period?.type === 'day' ? period.date : undefined;

const nameOfProduct = (catalog: SellerCatalog, id: ProductId, language: Language): string | undefined => {
  const product = knownProduct(catalog, id);
  return product && nameIn(product.texts, language);
};

const nameOfPrice = (
  catalog: SellerCatalog,
  productId: ProductId,
  list: string,
  language: Language,
): string | undefined => {
  const known = knownPrice(catalog, { productId, priceListId: priceListId(list) });
  if (known === undefined) return undefined;
  const { productTitle, priceTitle } = titlesOf(known.product, known.list, language);
  return [productTitle, priceTitle].filter((part) => part !== '').join(': ');
};

/** Returns the goods of a line that a row added. */
const addedGoods = (
  catalog: SellerCatalog,
  { request }: LogRow,
  { goods = '' }: Fact,
  language: Language,
): NamedGoods => {
  switch (request.type) {
    case 'addTicket':
      return {
        title: nameOfPrice(catalog, request.order.productId, goods, language),
        day: dayOf(request.order.period),
      };
    case 'addGiftCard':
      return { title: nameOfPrice(catalog, request.order.productId, goods, language) };
    case 'addUpsell': {
      const upsell = knownUpsell(catalog, upsellId(goods));
      const day = request.order.lines.find(({ id }) => id === goods)?.date;
      return { title: upsell && nameIn(upsell.texts, language), day };
    }
    default:
      return {};
  }
};

/** Returns the goods of each line that the rows of a cart added, by the ids of the lines. */
export const goodsOfLines = (
  catalog: SellerCatalog,
  rows: readonly LogRow[],
  language: Language,
): ReadonlyMap<CartItemId | undefined, NamedGoods> =>
  new Map(
    rows.flatMap((row) =>
      row.facts
        .filter(({ what }) => what === 'lineAdded')
        .map((fact) => [fact.line, addedGoods(catalog, row, fact, language)] as const),
    ),
  );

type Refused = NamedGoods & Pick<HistoryEntry, 'quantity' | 'code' | 'left'>;

const piecesOf = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((pieces, { quantity }) => pieces + quantity, 0);

/** Returns what a refused row asked for. `goodsOf` are the goods of the cart's lines. */
export const refusedGoods = (
  catalog: SellerCatalog,
  { request, refusal }: LogRow,
  goodsOf: ReadonlyMap<CartItemId | undefined, NamedGoods>,
  language: Language,
): Refused => {
  const left = refusal?.kind === 'capacityFull' ? refusal.left : undefined;
  switch (request.type) {
    case 'addTicket':
    case 'addGiftCard': {
      const { productId, lines } = request.order;
      const day = 'period' in request.order ? dayOf(request.order.period) : undefined;
      return { title: nameOfProduct(catalog, productId, language), day, quantity: piecesOf(lines), left };
    }
    case 'changeQuantity':
      return { ...goodsOf.get(request.cartItemId), quantity: request.quantity, left };
    case 'applyPromoCode':
      return { code: request.text };
    case 'useCase': {
      const { productId, period } = request;
      const title = productId && nameOfProduct(catalog, productId, language);
      return { title, day: dayOf(period), left };
    }
    default:
      return { left };
  }
};
