import { freshClient, freshKey, shopper } from '@shop/adapters/seller/testing/shopper';
import type { CancelId, CartId, CheckoutSession, ClientSecret, IdempotencyKey, OrderRef } from '@shop/core/ids';
import { value } from '@shop/core/testing/answers';
import { demanded } from '../contracts/world.ts';
import type { WantedPlace } from '../postgres/rush-buyer.ts';
import type { Bank } from './bank.ts';
import type { KilledShop } from './killed-shop.ts';

/** What the shop has answered to a buyer so far; an answer that did not come is absent. */
type Answered = {
  cartId?: CartId;
  hasCode?: true;
  session?: CheckoutSession;
  /** Where the payment is made. */
  page?: string;
  isPaid?: true;
  /** The shop took the bank's notification. */
  isSettled?: true;
  ref?: OrderRef;
  cancelId?: CancelId;
  isCanceled?: true;
};

/** One buyer's purchase. */
export type Purchase = {
  readonly wanted: WantedPlace;
  readonly key: IdempotencyKey;
  readonly client: ClientSecret;
  /** Places of the day before. Units: persons. */
  readonly left: number;
  /** The end of the bank's ledger before. */
  readonly mark: number;
  readonly answered: Answered;
};

/** Who takes part in a purchase. */
export type Parties = { readonly shop: Pick<KilledShop, 'calls' | 'origin'>; readonly bank: Bank };

/** Units: pieces, each for one person. */
export const quantity = 2;

/** A code with a limited number of uses. */
const code = 'TERME5';

/** Units: persons that may still come on a day. */
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

/** Buys tickets with a code, up to the order that the buyer sees as completed; goes on after the last answer. Throws
 *  where the shop refuses or does not answer. */
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
  const order = await value(calls.showOrder(money?.ref ?? demanded('an order at the bank'), session));
  if (order.outcome !== 'completed') throw new Error(`the order that was paid is ${order.outcome}`);
  answered.ref = order.ref;
  answered.cancelId = order.cancelId ?? demanded('a way to cancel');
};

/** Cancels what was bought; a repeat goes on. */
export const cancel = async ({ shop: { calls } }: Parties, { answered }: Purchase): Promise<void> => {
  await value(calls.cancelOrder(answered.cancelId ?? demanded('a purchase')));
  answered.isCanceled = true;
};
