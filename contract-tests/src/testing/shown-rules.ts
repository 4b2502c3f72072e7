import type { CartLine, GiftCardLine, TicketLine, UpsellLine } from '@shop/core/cart/cart-line';
import type { Upsell } from '@shop/core/cart/upsell';
import type { GiftCard } from '@shop/core/catalog/gift-card';
import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import type { TicketPeriod, TicketQuote } from '@shop/core/catalog/ticket';
import type { CartId, ProductId, UpsellId } from '@shop/core/ids';
import type { Cents } from '@shop/core/money/cents';
import type { BasketLine } from '@shop/core/pricing/basket-price';
import { unitByHand } from '@shop/core/testing/prices-by-hand';
import type { World } from '../contracts/world.ts';

/** The rules of a piece's price. */
export type Rules = Omit<BasketLine, 'quantity' | 'isEligible'>;

const pricesOf = ({ price, priceWithDiscount }: Pick<Upsell, 'price' | 'priceWithDiscount'>): Rules => ({
  price,
  priceWithDiscount,
});

const askedOf = ({ period }: TicketLine): TicketPeriod | undefined => {
  if (period.type === 'day') return period;
  return period.id === undefined ? undefined : { type: 'season', seasonId: period.id };
};

/** Returns whether a ticket's places are held; `undefined` when the line's day is over, as it has no hold then. */
const isKept = (line: CartLine): boolean | undefined => {
  if (line.kind !== 'ticket') return true;
  return line.hold.type === 'over' ? undefined : line.hold.type !== 'expired';
};

/** Returns whether an upsell lacks the tickets with which it is reduced. */
const lacksTicket = (line: UpsellLine, { parentProductIds }: Upsell, items: readonly CartLine[]): boolean => {
  const parents = items.filter(
    (item) =>
      item.kind !== 'upsell' &&
      item.productId !== undefined &&
      parentProductIds.includes(item.productId) &&
      (line.date === undefined ||
        (item.kind === 'ticket' && item.period.type === 'day' && item.period.date === line.date)),
  );
  if (parents.some((parent) => isKept(parent) === true)) return false;
  const isOver = parents.some((parent) => isKept(parent) === undefined);
  return !isOver || line.price.steps.some(({ notApplied }) => notApplied?.reason === 'needsTicket');
};

/** Returns the lowest price for an adult in a quote, calculated by hand; `undefined` when no such ticket is on sale. */
export const adultPriceByHand = ({ priceGroups, conditions }: TicketQuote): bigint | undefined =>
  priceGroups
    .flatMap((group) => (group.enabled ? group.priceLists : []))
    .filter(({ enabled, kind }) => enabled && kind.type === 'default')
    .filter(({ kind }) => {
      const category = kind.type === 'default' ? kind.categoryId : undefined;
      return category === undefined || category === defaultPersonCategories.adult;
    })
    .map((list) => unitByHand({ ...pricesOf(list), ...conditions, quantity: 1, isEligible: false }))
    .reduce<bigint | undefined>((least, price) => (least === undefined || price < least ? price : least), undefined);

/** Reads the rules of a world's prices from its ports: quotes, product pages and upsells. For items that are no
 *  longer sold the last rules apply. */
export const rulesFromPorts = ({ shop, lists }: Pick<World, 'shop' | 'lists'>) => {
  const urls = new Map<ProductId, string>();
  const upsells = new Map<UpsellId, Upsell>();
  const last = new Map<string, Rules>();
  const values = new Map<CartId, Set<Cents>>();

  const remembered = (goods: readonly unknown[], rules: Rules | undefined): Rules | undefined => {
    const key = JSON.stringify(goods);
    if (rules !== undefined) last.set(key, rules);
    return rules ?? last.get(key);
  };

  const ofTicket = async (line: TicketLine): Promise<Rules | undefined> => {
    const [{ productId, priceListId, period: shown }, period] = [line, askedOf(line)];
    if (productId === undefined || period === undefined) return undefined;
    const quote = (await shop.quoteTicket({ language: 'sl', productId, period })).unwrapOr(undefined);
    const list = quote?.priceGroups
      .flatMap(({ priceLists }) => priceLists)
      .find((one) => one.priceListId === priceListId);
    return remembered(
      [productId, priceListId, shown.type, period],
      list && { ...pricesOf(list), ...quote?.conditions },
    );
  };

  const urlOf = async (id: ProductId): Promise<string | undefined> => {
    if (!urls.has(id)) {
      const page = await shop.listProducts({ language: 'sl', group: lists.giftCards, skip: 0, take: 999 });
      for (const item of page.unwrapOr({ items: [] }).items) urls.set(item.id, item.url);
    }
    return urls.get(id);
  };

  const cardOf = async (id: ProductId | undefined): Promise<GiftCard | undefined> => {
    const url = id === undefined ? undefined : await urlOf(id);
    const product = url === undefined ? undefined : (await shop.showProduct('sl', url)).unwrapOr(undefined);
    return product?.kind === 'giftCard' ? product : undefined;
  };

  const ofCard = async (line: GiftCardLine, cartId: CartId | undefined): Promise<Rules | undefined> => {
    const { productId, priceListId, price } = line;
    const chosen = cartId === undefined ? [] : [...(values.get(cartId) ?? [])];
    const card = await cardOf(productId);
    // The price list is not used: the amount has to be one of the values that were chosen for this cart.
    const worth = chosen.find((value) => value === price.unitPrice) ?? chosen[0];
    if (card?.isValueGiftCard === true) return worth === undefined ? undefined : { price: worth };
    const list = card?.priceLists.find((one) => one.priceListId === priceListId);
    const fixed = list && { ...pricesOf(list), quantityDiscountMinItems: card?.quantityDiscountMinItems };
    return remembered([productId, priceListId], fixed);
  };

  const ofUpsell = (line: UpsellLine, items: readonly CartLine[]): Rules | undefined => {
    const upsell = line.upsellId === undefined ? undefined : upsells.get(line.upsellId);
    return upsell && { ...pricesOf(upsell), lacksTicket: lacksTicket(line, upsell, items) };
  };

  return {
    /** Records the upsells that a cart offered. */
    offered: (offers: readonly Upsell[]): void => {
      for (const upsell of offers) upsells.set(upsell.id, upsell);
    },
    /** Records a value that was chosen for gift cards of a cart. */
    chosen: (cartId: CartId, value: Cents): void => {
      values.set(cartId, (values.get(cartId) ?? new Set()).add(value));
    },
    /** Returns the rules of a line among the others; `undefined` when the ports do not contain them. */
    of: async (line: CartLine, items: readonly CartLine[], cartId?: CartId): Promise<Rules | undefined> => {
      switch (line.kind) {
        case 'ticket':
          return ofTicket(line);
        case 'giftCard':
          return ofCard(line, cartId);
        case 'upsell':
          return ofUpsell(line, items);
      }
    },
    /** Returns whether a line is a value card, to which no promo code applies. */
    isMoney: async (line: CartLine): Promise<boolean> =>
      line.kind === 'giftCard' && (await cardOf(line.productId))?.isValueGiftCard === true,
  };
};
