import { freshClient, freshKey, shopper } from '@shop/adapters/seller/testing/shopper';
import type { CancelId, CartId, CheckoutSession, ClientSecret, IdempotencyKey, OrderRef } from '@shop/core/ids';
import { value } from '@shop/core/testing/answers';
import { missing } from '../contracts/world.ts';
import type { WantedPlace } from '../postgres/rush-buyer.ts';
import type { Bank } from './bank.ts';
import type { KilledShop } from './killed-shop.ts';

/** The shop's answers to a buyer so far; members without an answer are absent. */
type Answered = {
  cartId?: CartId;
  hasCode?: true;
  session?: CheckoutSession;
  /** The address of the payment page. */
  page?: string;
  isPaid?: true;
  /** The shop accepted the bank's notification. */
  isSettled?: true;
  ref?: OrderRef;
  cancelId?: CancelId;
  isCanceled?: true;
};

/** The purchase of a buyer. */
export type Purchase = {
  readonly wanted: WantedPlace;
  readonly key: IdempotencyKey;
  readonly client: ClientSecret;
  /** The free places of the day before the purchase. Units: persons. */
  readonly left: number;
  /** The mark of the bank before the purchase. */
  readonly mark: number;
  readonly answered: Answered;
};

/** The shop and the bank of a purchase. */
export type Parties = { readonly shop: Pick<KilledShop, 'calls' | 'origin'>; readonly bank: Bank };

/** Units: pieces, each for one person. */
export const quantity = 2;

/** A promo code with a limited number of uses. */
const code = 'TERME5';

/** Returns the remaining capacity of a day. Units: persons. */
export const placesLeft = async ({ shop }: Parties, { productId, date }: WantedPlace): Promise<number> =>
  shopper({ shop: shop.calls }).placesLeft({ ticket: { id: productId }, date });

export const newPurchase = async (parties: Parties, wanted: WantedPlace): Promise<Purchase> => ({
  wanted,
  key: freshKey(),
  client: freshClient(),
  left: await placesLeft(parties, wanted),
  mark: parties.bank.mark(),
  answered: {},
});

/** Buys tickets with a promo code until the buyer sees the order as completed. Continues after the last answer.
 *  Throws when the shop refuses or does not answer. */
export const buy = async ({ shop: { calls, origin }, bank }: Parties, purchase: Purchase): Promise<void> => {
  const { wanted, key, client, mark, answered } = purchase;
  const { add, save, payPage } = shopper({ shop: calls, checkout: calls });
  const day = { ticket: { id: wanted.productId }, date: wanted.date };
  const lines = [{ priceListId: wanted.priceListId, quantity }];
  answered.cartId ??= (await value(add(day, lines, undefined, key, client))).cartId;
  const { cartId } = answered;
  if (answered.hasCode !== true) await value(calls.applyPromoCode(cartId, code));
  answered.hasCode = true;
  answered.session ??= await save(cartId);
  const { session } = answered;
  answered.page ??= await payPage(cartId, session);
  if (answered.isPaid !== true) await bank.pay(answered.page);
  answered.isPaid = true;
  if (!(await bank.deliver(origin))) throw new Error('the notification was not taken');
  answered.isSettled = true;
  const [money] = bank.moneySince(mark);
  const order = await value(calls.showOrder(money?.ref ?? missing('an order at the bank'), session));
  if (order.outcome !== 'completed') throw new Error(`the order that was paid is ${order.outcome}`);
  answered.ref = order.ref;
  answered.cancelId = order.cancelId ?? missing('a way to cancel');
};

/** Cancels the order; a repeat continues after the last answer. */
export const cancel = async ({ shop: { calls } }: Parties, { answered }: Purchase): Promise<void> => {
  await value(calls.cancelOrder(answered.cancelId ?? missing('a purchase')));
  answered.isCanceled = true;
};
