import { type CartLine, periodOfLine } from '@shop/core/cart/cart-line';
import type { ChosenUpsell, GiftCardOrder, TicketOrder } from '@shop/core/cart/orders';
import type { Upsell } from '@shop/core/cart/upsell';
import { ticketTitle } from '@shop/core/catalog/price-list';
import { seasonsOf } from '@shop/core/catalog/ticket';
import type { CartId, ProductId, UpsellId } from '@shop/core/ids';
import type { World } from '../contracts/world.ts';
import type { Rules } from './shown-rules.ts';

/** An item added to a cart: the lines that may show it, and the rules of its price. */
export type SentGoods = {
  /** Equal for equal items, which share a line. */
  readonly key: string;
  readonly fits: (line: CartLine) => boolean;
  readonly rules: Rules;
  /** Whether it is a value card, to which no promo code applies. */
  readonly isMoney: boolean;
  readonly productId?: ProductId | undefined;
  /** For an upsell: the products with which it is reduced, and its day if it has one. */
  readonly parents?: { readonly ids: readonly ProductId[]; readonly date: string | undefined } | undefined;
  readonly date?: string | undefined;
};

type Asking = Pick<World, 'shop' | 'lists'>;

/** Returns the day of a line, or the name of its season. */
const timeOf = (line: CartLine): string | undefined => {
  const period = periodOfLine(line);
  return period?.type === 'day' ? period.date : period?.name;
};

/** Tracks what is added to the carts of a world, with quotes, product pages and names in Slovenian. */
export const sentGoods = ({ shop, lists }: Asking) => {
  const carts = new Map<CartId, Map<string, SentGoods>>();
  const upsells = new Map<UpsellId, Upsell>();
  let products: Promise<ReadonlyMap<ProductId, { readonly name: string; readonly url: string }>> | undefined;

  const remember = (cartId: CartId, goods: SentGoods): void => {
    carts.set(cartId, (carts.get(cartId) ?? new Map()).set(goods.key, goods));
  };

  const listOf = async (group: string) => {
    const page = await shop.listProducts({ language: 'sl', group, skip: 0, take: 999 });
    return page.unwrapOr({ items: [] }).items.map(({ id, name, url }) => [id, { name, url }] as const);
  };

  const product = async (id: ProductId) => {
    products ??= Promise.all([listOf(lists.tickets), listOf(lists.giftCards)]).then((all) => new Map(all.flat()));
    const product = (await products).get(id);
    const page = product && (await shop.showProduct('sl', product.url)).unwrapOr(undefined);
    return product && page && { name: product.name, page };
  };

  return {
    /** Returns what was added to a cart, the latest last. */
    of: (cartId: CartId): readonly SentGoods[] => [...(carts.get(cartId)?.values() ?? [])],
    offered: (all: readonly Upsell[]): void => {
      for (const upsell of all) upsells.set(upsell.id, upsell);
    },
    ticket: async ({ productId, period, items }: TicketOrder, cartId: CartId): Promise<void> => {
      const known = await product(productId);
      if (known?.page.kind !== 'ticket' || period === undefined) return;
      const quote = (await shop.quoteTicket({ language: 'sl', productId, period })).unwrapOr(undefined);
      const time =
        period.type === 'day' ? period.date : seasonsOf(known.page).find(({ id }) => id === period.seasonId)?.name;
      for (const { priceListId } of items)
        for (const group of quote?.priceGroups ?? [])
          for (const { price, priceWithDiscount, name, ...list } of group.priceLists) {
            if (list.priceListId !== priceListId) continue;
            remember(cartId, {
              key: JSON.stringify([productId, priceListId, period]),
              fits: (line) =>
                line.productTitle === known.name &&
                [name, ticketTitle(group.name, name)].includes(line.priceTitle) &&
                timeOf(line) === time,
              rules: { price, priceWithDiscount, ...quote?.conditions },
              isMoney: false,
              productId,
              date: period.type === 'day' ? period.date : undefined,
            });
          }
    },
    card: async ({ productId, items }: GiftCardOrder, cartId: CartId): Promise<void> => {
      const known = await product(productId);
      if (known?.page.kind !== 'giftCard') return;
      const { page } = known;
      for (const { priceListId, price: value } of items)
        for (const { price, priceWithDiscount, name, ...list } of page.priceLists) {
          if (list.priceListId !== priceListId) continue;
          const chosen = page.isValueGiftCard ? value : undefined;
          const quantityDiscountMinItems = page.isValueGiftCard ? undefined : page.quantityDiscountMinItems;
          remember(cartId, {
            key: JSON.stringify([productId, priceListId, chosen]),
            fits: (line) => line.productTitle === known.name && line.priceTitle === name && timeOf(line) === undefined,
            rules: chosen === undefined ? { price, priceWithDiscount, quantityDiscountMinItems } : { price: chosen },
            isMoney: page.isValueGiftCard,
            productId,
          });
        }
    },
    upsell: ({ id, date }: ChosenUpsell, cartId: CartId): void => {
      const upsell = upsells.get(id);
      if (upsell === undefined) return;
      const { name, price, priceWithDiscount, parentProductIds: ids } = upsell;
      remember(cartId, {
        key: JSON.stringify([id, date]),
        fits: (line) => line.productTitle === name && timeOf(line) === date,
        rules: { price, priceWithDiscount },
        isMoney: false,
        parents: { ids, date },
      });
    },
  };
};
