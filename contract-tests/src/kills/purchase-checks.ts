import { anna } from '@shop/adapters/seller/testing/shopper';
import type { ShownOutcome } from '@shop/core/checkout/order';
import { value } from '@shop/core/testing/answers';
import type { Money } from './bank.ts';
import { type Parties, type Purchase, placesLeft, quantity } from './purchase.ts';

/** Returns the outcomes that an order may have after the answers about it; `undefined` when perhaps no order was
 *  placed. */
const outcomesAfter = ({ answered }: Purchase): readonly ShownOutcome[] | undefined => {
  if (answered.isCanceled) return ['canceled'];
  if (answered.cancelId !== undefined) return ['completed', 'canceling', 'canceled'];
  if (answered.isSettled) return ['completed'];
  return answered.page === undefined ? undefined : ['open', 'completed'];
};

/** Returns the numbers of places that a purchase may have taken. Units: persons. */
const takenAfter = ({ answered }: Purchase): readonly number[] => {
  if (answered.isCanceled) return [0];
  if (answered.cancelId !== undefined) return [0, quantity];
  return answered.cartId === undefined ? [0, quantity] : [quantity];
};

const wrongPlaces = async (parties: Parties, purchase: Purchase, allowed: readonly number[]): Promise<string[]> => {
  const taken = purchase.left - (await placesLeft(parties, purchase.wanted));
  return allowed.includes(taken) ? [] : [`${taken} places are taken instead of ${allowed.join(' or ')}`];
};

/** Returns what a cart lacks of what was answered about it. */
const lostFromCart = async ({ shop: { calls } }: Parties, { answered }: Purchase): Promise<readonly string[]> => {
  const { cartId, hasCode, session } = answered;
  if (cartId === undefined) return [];
  const loaded = await calls.loadCart({ cartId, language: 'sl' });
  if (loaded.isErr()) return ['the cart is lost'];
  const cart = loaded.value;
  const losses: string[] = [];
  if (cart.itemsCount !== quantity) losses.push(`the cart has ${cart.itemsCount} pieces`);
  if (hasCode && cart.promo === undefined) losses.push('the code is lost');
  if (session === undefined || cart.frozen) return losses;
  const form = await calls.loadCustomer({ cartId, language: 'sl', session });
  const isKnown = form.isOk() && form.value.draft?.lastName === anna.lastName;
  return isKnown ? losses : [...losses, 'the buyer is lost'];
};

/** Returns what was answered about a purchase and is missing right after the shop's restart. */
export const lostAfterRestart = async (parties: Parties, purchase: Purchase): Promise<readonly string[]> => {
  const { mark, answered } = purchase;
  const places = await wrongPlaces(parties, purchase, takenAfter(purchase));
  const outcomes = outcomesAfter(purchase);
  if (outcomes === undefined) return [...places, ...(await lostFromCart(parties, purchase))];
  const [ref = answered.ref] = parties.bank.moneySince(mark).map((money) => money.ref);
  if (ref === undefined) return [...places, 'the bank knows no order'];
  const order = await parties.shop.calls.showOrder(ref);
  if (order.isErr()) return [...places, 'the order is lost'];
  const { outcome = 'open' } = order.value;
  return outcomes.includes(outcome)
    ? places
    : [...places, `the order is ${outcome} instead of ${outcomes.join(' or ')}`];
};

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Returns the outcomes that an order may have for the bank's captures and refunds. */
const outcomesFor = ({ captured, refunded }: Money): readonly ShownOutcome[] => {
  if (captured.length === 0) return ['open', 'canceled'];
  return refunded.length === 0 ? ['completed'] : ['canceled'];
};

/** Returns contradictions between the bank and a shop without open work or unpaid holds. */
export const faultsAtRest = async (
  parties: Parties,
  purchase: Purchase,
  letters: readonly string[],
): Promise<readonly string[]> => {
  const { shop, bank } = parties;
  const { mark, answered } = purchase;
  const faults: string[] = [];
  const money = bank.moneySince(mark);
  let sold = 0;
  for (const one of money) {
    const { ref, captured, refunded } = one;
    const { outcome = 'open', total, orderNumber: number } = await value(shop.calls.showOrder(ref, answered.session));
    const isRight = outcomesFor(one).includes(outcome);
    if (!isRight)
      faults.push(`an order is ${outcome}, with ${captured.length} captures and ${refunded.length} refunds`);
    if (captured.length > 1 || refunded.length > 1) faults.push('money was moved twice');
    if (captured.length > 0 && sumOf(captured) !== total) faults.push(`${sumOf(captured)} were captured of ${total}`);
    if (refunded.length > 0 && sumOf(refunded) !== total) faults.push(`${sumOf(refunded)} were refunded of ${total}`);
    if (outcome === 'completed') sold += quantity;
    const wasWritten = letters.some((letter) => letter.startsWith(`${number}-${outcome}-`));
    if (captured.length > 0 && !wasWritten) faults.push(`nothing was written about an order that is ${outcome}`);
  }
  if (answered.isPaid && !money.some(({ captured }) => captured.length > 0)) faults.push('nothing was captured');
  if (answered.isCanceled && !money.some(({ refunded }) => refunded.length > 0)) faults.push('nothing was refunded');
  return [...faults, ...(await wrongPlaces(parties, purchase, [sold]))];
};
