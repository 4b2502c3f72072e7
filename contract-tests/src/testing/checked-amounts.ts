import type { Cart, StatedPromo } from '@shop/core/cart/cart';
import type { CartLine } from '@shop/core/cart/cart-line';
import type { Order } from '@shop/core/checkout/order';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { CartId, CartItemId, OrderRef } from '@shop/core/ids';
import { type Cents, sum, zero } from '@shop/core/money/cents';
import type { AccountsPort } from '@shop/core/ports/accounts-port';
import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import type { ShopPort } from '@shop/core/ports/shop-port';
import type { Basket, BasketLine } from '@shop/core/pricing/basket-price';
import { amountToPay } from '@shop/core/pricing/price-derivation';
import type { Promo } from '@shop/core/pricing/promo-discount';
import { lawsOfOnePrice } from '@shop/core/testing/pricing-laws';
import { ResultAsync } from 'neverthrow';
import { ifAvailable, type World } from '../contracts/world.ts';
import { rulesFromPorts } from './shown-rules.ts';

/** The amounts of a cart or an order; the total may be absent. */
type Costs = {
  readonly items: readonly CartLine[];
  readonly promo?: StatedPromo | undefined;
  readonly total?: Cents | undefined;
};

type Checked = Pick<World, 'shop' | 'checkout' | 'accounts' | 'lists' | 'promoCodes'>;

const isNotFor = ({ price }: CartLine): boolean =>
  price.steps.some(({ notApplied }) => notApplied?.reason === 'promoNotForLine');

/** Returns the discount of a promo code as the world describes it; `undefined` for other codes. */
const described = (known: World['promoCodes'], code: string): Promo | undefined => {
  if (code === known.percent.code) return { type: 'percent', percent: known.percent.percent };
  const limited = ifAvailable(() => known.limited);
  return code === limited?.code ? { type: 'amount', amount: limited.amount } : undefined;
};

/** Throws, with figures in cents, when the amounts break a law of prices. */
const expectLaws = (what: string, { items, promo, total }: Costs, basket: Basket): void => {
  const lines = items.map(({ price }) => price);
  const toPay = sum(lines.map(amountToPay));
  const totalWithoutDiscount = sum(lines.map((line) => line.amountWithoutDiscount));
  const price = { lines, total: total ?? toPay, totalWithoutDiscount };
  const taken = sum(lines.map(({ amount }) => amount)) - toPay;
  const statedAmount = promo?.amount ?? 0;
  const broken = lawsOfOnePrice.flatMap((law) => {
    const how = law.broken(basket, () => price);
    return how === undefined ? [] : [`${law.name}, ${law.says}: ${how}`];
  });
  if (statedAmount !== taken) broken.push(`its code says ${statedAmount}, its lines ${taken}`);
  if (broken.length > 0) throw new Error(`wrong prices in ${what}:\n${broken.join('\n')}`);
};

/** Wraps the ports of a world: the amounts of every cart and order are calculated by hand from quotes, products and
 *  upsells, without the rules of core, before a test sees them. A wrong amount fails the test, whatever its subject.
 *  An order costs what its cart cost at the start of the payment. */
export const withCheckedAmounts = <Ports extends Checked>(world: Ports): Ports => {
  const { shop, checkout, accounts, promoCodes } = world;
  const rules = rulesFromPorts(world);
  const fixed = new Map<CartItemId, BasketLine>();
  const orders = new Map<OrderRef, readonly BasketLine[]>();

  const basketLine = async (line: CartLine, items: readonly CartLine[], cartId?: CartId): Promise<BasketLine> => {
    const lineRules = await rules.of(line, items, cartId);
    if (lineRules === undefined) throw new Error(`nothing tells what ${line.productTitle} ${line.priceTitle} costs`);
    const isEligible = !(await rules.isMoney(line));
    return { ...lineRules, quantity: line.price.quantity, isEligible };
  };

  const basketOf = (lines: readonly BasketLine[], { items, promo }: Costs): Basket => {
    if (promo === undefined) return { lines };
    const worth = described(promoCodes, promo.code);
    const forLines = lines.map((line, at) => {
      const item = items[at];
      // For a code that the world does not describe, the lines decide whether it applies to them.
      const isFor = worth !== undefined || item === undefined || !isNotFor(item);
      return { ...line, isEligible: line.isEligible && isFor };
    });
    return { lines: forLines, promo: worth ?? { type: 'amount', amount: promo.amount ?? zero } };
  };

  /** Checks a cart. `isNow`: its prices are those on sale, which includes a cart whose payment has just started. */
  const checkCart = async (cart: Cart, isNow = !cart.frozen): Promise<Cart> => {
    rules.offered(cart.upsells);
    const lines = await Promise.all(
      cart.items.map(async (line) => {
        const before = isNow ? undefined : fixed.get(line.cartItemId);
        const now = before ?? (await basketLine(line, cart.items, cart.id));
        fixed.set(line.cartItemId, now);
        return now;
      }),
    );
    const costs = { ...cart, total: cart.totalPrice };
    expectLaws('a cart', costs, basketOf(lines, costs));
    return cart;
  };

  const checkOrder = async (order: Order): Promise<Order> => {
    const known = orders.get(order.ref);
    const lines =
      known ??
      (await Promise.all(
        order.items.map(async (line) => fixed.get(line.cartItemId) ?? (await basketLine(line, order.items))),
      ));
    orders.set(order.ref, lines);
    expectLaws('an order', order, basketOf(lines, order));
    return order;
  };

  const look = async (cartId: CartId, wasFrozen = true): Promise<Cart | undefined> => {
    const cart = (await shop.loadCart({ cartId, language: 'sl' })).unwrapOr(undefined);
    return cart && checkCart(cart, !cart.frozen || !wasFrozen);
  };

  const cartOf = <E extends ShopError>(answer: ResultAsync<Cart, E>) => answer.map((cart) => checkCart(cart));

  const checkedShop: ShopPort = {
    ...shop,
    loadCart: (query) => cartOf(shop.loadCart(query)),
    addTicket: (order, key, client) =>
      shop.addTicket(order, key, client).map((added) => {
        rules.offered(added.upsells);
        return added;
      }),
    addGiftCard: (order, key, client) =>
      shop.addGiftCard(order, key, client).map((added) => {
        for (const { price } of order.items) if (price !== undefined) rules.chosen(added.cartId, price);
        return added;
      }),
    addUpsell: (order, key, client) => cartOf(shop.addUpsell(order, key, client)),
    changeQuantity: (change) => cartOf(shop.changeQuantity(change)),
    removeItem: (removal) => cartOf(shop.removeItem(removal)),
    extendHold: (extension) => cartOf(shop.extendHold(extension)),
  };

  const checkedCheckout: CheckoutPort = {
    ...checkout,
    startPayment: (request) =>
      ResultAsync.fromSafePromise(look(request.cartId)).andThen((before) =>
        checkout.startPayment(request).map(async (started) => {
          await look(request.cartId, before?.frozen);
          return started;
        }),
      ),
    showOrder: (ref, session) => checkout.showOrder(ref, session).map(checkOrder),
    showPapers: (key, language) =>
      checkout.showPapers(key, language).map(async (papers) => ({ ...papers, order: await checkOrder(papers.order) })),
  };

  const checkedAccounts: AccountsPort = {
    ...accounts,
    ordersOf: (token) => accounts.ordersOf(token).map((bought) => Promise.all(bought.map(checkOrder))),
  };

  return {
    ...world,
    shop: checkedShop,
    checkout: checkedCheckout,
    accounts: checkedAccounts,
  };
};
