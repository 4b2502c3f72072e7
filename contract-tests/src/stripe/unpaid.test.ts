import { minutes } from '@shop/core/dates/instant';
import { shopPath } from '@shop/core/paths/shop-paths';
import { refusal, value } from '@shop/core/testing/answers';
import { describe, expect, it } from 'vitest';
import { expire, placesEnd, retrieve, shopAtStripe, shopEnd } from './shop-at-stripe.ts';

describe('an abandoned payment', () => {
  it('is ended by the shop after 15 minutes, and its places are free when Stripe answers that it expired', async () => {
    const { stripe, startedPayment, move, requestsOf, requested, noneOpen } = await shopAtStripe();
    const { page, show, placesLeft } = await startedPayment();
    const left = await placesLeft();
    move(shopEnd - 1);
    await requested(retrieve);
    expect([requestsOf(expire), await placesLeft()]).toEqual([0, left]);
    move(1);
    await noneOpen();
    expect([requestsOf(expire), await placesLeft()]).toEqual([1, left + 2]);
    expect(await show()).toMatchObject({ status: 'canceled', outcome: 'open' });
    expect(await stripe.pay(page)).toEqual({ kind: 'over' });
  });

  it('keeps its places while Stripe is silent until two minutes after the end of its session', async () => {
    const { stripe, startedPayment, move, load, requested } = await shopAtStripe();
    const { cart, placesLeft } = await startedPayment();
    const left = await placesLeft();
    stripe.plantFault(retrieve, 'tooManyRequests', 1000);
    move(shopEnd);
    await requested(retrieve);
    expect(await placesLeft()).toBe(left);
    move(placesEnd - shopEnd - 1);
    expect(await placesLeft()).toBe(left);
    move(1);
    expect(await placesLeft()).toBe(left + 2);
    expect(await load(cart.id)).toMatchObject({ frozen: false });
  });
});

describe('money that arrives after its places were released', () => {
  /** Returns a payment at the last moment of its session, of which the shop does not know when it releases the
   *  places. */
  const late = async () => {
    const shop = await shopAtStripe();
    const day = await shop.goods.fewPlacesDay();
    const payment = await shop.startedPayment({ day, quantity: day.places });
    shop.loseEvents();
    shop.stripe.plantFault(retrieve, 'tooManyRequests', 1000);
    shop.move(minutes(34));
    await shop.stripe.pay(payment.page);
    shop.move(placesEnd - minutes(34));
    const arrive = async (): Promise<void> => {
      shop.stripe.clearFaults();
      for (const event of shop.stripe.events.log()) expect(await shop.deliver(event)).toBe(204);
    };
    return { ...shop, ...payment, day, arrive };
  };

  const refunds = ({ stripe }: Pick<Awaited<ReturnType<typeof late>>, 'stripe'>) =>
    stripe.checkouts().flatMap((checkout) => checkout.refunds.map(({ amount }) => amount));

  it('takes them again while they are free (R-HOLD-8)', async () => {
    const shop = await late();
    expect(await shop.placesLeft()).toBe(shop.day.places);
    await shop.arrive();
    expect(await shop.show()).toMatchObject({ outcome: 'completed' });
    expect(await shop.placesLeft()).toBe(0);
    expect(refunds(shop)).toEqual([]);
  });

  it('is refunded in full when others have them (R-HOLD-8)', async () => {
    const shop = await late();
    await shop.addSingles(shop.day, 1);
    await shop.arrive();
    expect(await shop.show()).toMatchObject({ outcome: 'refunded' });
    expect(refunds(shop)).toEqual([shop.total]);
    expect(await shop.placesLeft()).toBe(shop.day.places - 1);
    expect(await shop.attention()).toEqual([]);
  });
});

it('“stop” ends the session at Stripe, and the cart can be changed and paid on another page', async () => {
  const { stripe, startedPayment, calls, load, payPage } = await shopAtStripe();
  const { cart, session, page } = await startedPayment();
  await value(calls.stopPayment({ cartId: cart.id, session }));
  expect(await stripe.pay(page)).toEqual({ kind: 'over' });
  expect(await load(cart.id)).toMatchObject({ frozen: false, items: [{ hold: { type: 'held' } }] });
  expect(await payPage(cart.id, session)).not.toBe(page);
});

describe('the cancel address', () => {
  it('ends the payment for the session that started it, and shows that in the language of the order', async () => {
    const { stripe, startedPayment, load } = await shopAtStripe();
    const { cart, session, page, ref, comeBack } = await startedPayment({ language: 'en' });
    expect(await comeBack('canceled', session)).toEqual([303, `${shopPath('thankYou', 'en')}?ref=${ref}&status=2`]);
    expect(await stripe.pay(page)).toEqual({ kind: 'over' });
    expect(await load(cart.id)).toMatchObject({ frozen: false, items: [{ hold: { type: 'held' } }] });
  });

  it.each(['another session', 'no session'])('ends nothing for %s', async (whose) => {
    const { stripe, startedPayment, filledCart, save } = await shopAtStripe();
    const { page, ref, comeBack } = await startedPayment();
    const other = whose === 'no session' ? undefined : await save((await filledCart()).cart.id);
    expect(await comeBack('canceled', other)).toEqual([303, `${shopPath('thankYou', 'sl')}?ref=${ref}&status=1`]);
    expect(await stripe.pay(page)).toMatchObject({ kind: 'complete' });
  });
});

describe('a payment that is made while the shop ends its session', () => {
  it('is kept when it is faster', async () => {
    const { stripe, startedPayment, calls, requestsOf, requested } = await shopAtStripe();
    const { cart, session, page, show } = await startedPayment();
    stripe.plantFault(expire, 'inProgress');
    const stopped = refusal(calls.stopPayment({ cartId: cart.id, session }));
    await requested(expire);
    expect(await stripe.pay(page)).toMatchObject({ kind: 'complete' });
    stripe.release();
    expect(await stopped).toEqual({ kind: 'orderAlreadyPaid' });
    expect(requestsOf(expire)).toBe(1);
    expect(await show()).toMatchObject({ outcome: 'completed' });
  });

  it('is not taken when it is slower, also while the shop has no answer', async () => {
    const { stripe, startedPayment, calls, load } = await shopAtStripe();
    const { cart, session, page, show } = await startedPayment();
    stripe.plantFault(expire, 'cutAfterAct', 2);
    const stopped = value(calls.stopPayment({ cartId: cart.id, session }));
    await expect.poll(() => stripe.checkouts()[0]?.status).toBe('expired');
    expect(await stripe.pay(page)).toEqual({ kind: 'over' });
    await stopped;
    expect(await show()).toMatchObject({ status: 'canceled', outcome: 'open' });
    expect(await load(cart.id)).toMatchObject({ frozen: false });
  });
});
