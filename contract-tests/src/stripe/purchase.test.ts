import { minutes } from '@shop/core/dates/instant';
import { cents } from '@shop/core/money/cents';
import { shopPath } from '@shop/core/paths/shop-paths';
import { refusal, value } from '@shop/core/testing/answers';
import { describe, expect, it } from 'vitest';
import { repriceInFolder } from '../testing/reprice.ts';
import { placesEnd, retrieve, shopAtStripe } from './shop-at-stripe.ts';

it('a purchase is completed by Stripe’s event, before anybody asks about it', async () => {
  const { stripe, startedPayment } = await shopAtStripe();
  const { page, show, total } = await startedPayment();
  expect(await stripe.pay(page)).toMatchObject({ kind: 'complete' });
  expect(stripe.events.log().map(({ event, statuses }) => [event.type, statuses])).toEqual([
    ['checkout.session.completed', [204]],
  ]);
  stripe.plantFault(retrieve, 'tooManyRequests', 9);
  expect(await show()).toMatchObject({ outcome: 'completed', total });
});

it('a purchase whose event is lost is completed by a query, and the event that comes later changes nothing', async () => {
  const { stripe, startedPayment, loseEvents, move, noneOpen, deliver } = await shopAtStripe();
  const { page, show, placesLeft } = await startedPayment();
  loseEvents();
  await stripe.pay(page);
  move(10_000);
  await noneOpen();
  const left = await placesLeft();
  for (const event of stripe.events.log()) expect(await deliver(event)).toBe(204);
  expect(await show()).toMatchObject({ outcome: 'completed' });
  expect(await placesLeft()).toBe(left);
});

it('a declined card leaves the payment open for another card on the same page', async () => {
  const { stripe, startedPayment, payPage } = await shopAtStripe();
  const { cart, session, page, show } = await startedPayment();
  expect(await stripe.pay(page, 'declined')).toEqual({ kind: 'declined' });
  expect(await show()).toMatchObject({ status: 'initializing', outcome: 'open' });
  expect(await payPage(cart.id, session)).toBe(page);
  await stripe.pay(page);
  expect(await show()).toMatchObject({ outcome: 'completed' });
});

it('the return address shows a payment whose event is lost, in the language of the order', async () => {
  const { stripe, startedPayment, loseEvents } = await shopAtStripe();
  const { page, ref, session, comeBack } = await startedPayment({ language: 'de' });
  loseEvents();
  await stripe.pay(page);
  expect(await comeBack('paid', session)).toEqual([303, `${shopPath('thankYou', 'de')}?ref=${ref}&status=4`]);
});

it('a canceled order is refunded in whole, once, and its places are free', async () => {
  const { stripe, startedPayment, calls, attention } = await shopAtStripe();
  const { page, show, placesLeft, total } = await startedPayment();
  const left = await placesLeft();
  await stripe.pay(page);
  const { cancelId = expect.fail('no way to cancel') } = await show();
  await value(calls.cancelOrder(cancelId));
  await value(calls.cancelOrder(cancelId));
  expect(stripe.checkouts().flatMap(({ refunds }) => refunds.map(({ amount }) => amount))).toEqual([total]);
  expect(await show()).toMatchObject({ outcome: 'canceled' });
  expect(await placesLeft()).toBe(left + 2);
  expect(await attention()).toEqual([]);
});

describe('a part that a person refunds at Stripe', () => {
  const partRefunded = async () => {
    const shop = await shopAtStripe();
    const payment = await shop.startedPayment();
    await shop.stripe.pay(payment.page);
    const refund = async (amount: number): Promise<void> => {
      await shop.refundAtStripe(amount);
      await shop.stripe.events.delivered();
    };
    await refund(100);
    return { ...shop, ...payment, refund };
  };

  it('leaves the order as it is, and is listed for a person', async () => {
    const { show, attention } = await partRefunded();
    expect(await show()).toMatchObject({ outcome: 'completed' });
    expect(await attention()).toMatchObject([{ type: 'payment', why: 'wrongRefund' }]);
  });

  it('is not refunded a second time when the order is canceled: a person refunds the rest there', async () => {
    const { show, calls, total, refund, attention, stripe } = await partRefunded();
    const { cancelId = expect.fail('no way to cancel') } = await show();
    expect(await refusal(calls.cancelOrder(cancelId))).toEqual({ kind: 'cancelUnconfirmed' });
    await refund(total - 100);
    expect(await show()).toMatchObject({ outcome: 'canceled' });
    expect(await attention()).toEqual([]);
    expect(stripe.checkouts().flatMap(({ refunds }) => refunds.map(({ amount }) => amount))).toEqual([
      100,
      total - 100,
    ]);
  });
});

it('a sum below the minimum of Stripe is refused before a session is opened', async () => {
  const { stripe, goods, dataDir, addSingles, save, startPayment } = await shopAtStripe();
  const day = await goods.freeDay();
  const { priceListId } = await goods.single(day);
  repriceInFolder(dataDir, priceListId, cents(49));
  const { cartId } = await addSingles(day, 1);
  expect(await refusal(startPayment(cartId, await save(cartId)))).toEqual({ kind: 'amountTooSmall' });
  expect(stripe.requests()).toEqual([]);
});

it('an order that was opened with a test key is not settled under a live key, and is listed for a person', async () => {
  const { stripe, startedPayment, loseEvents, reopen, deliver, move, noneOpen, attention } = await shopAtStripe();
  const { page, show } = await startedPayment();
  loseEvents();
  await stripe.pay(page);
  await reopen('sk_live_standin');
  const before = stripe.requests().length;
  for (const event of stripe.events.log()) expect(await deliver(event)).toBe(204);
  expect(await show()).toMatchObject({ outcome: 'open' });
  move(placesEnd);
  await noneOpen();
  move(minutes(5));
  await expect.poll(attention).toMatchObject([{ type: 'payment', why: 'unknownToProvider' }]);
  expect(stripe.requests()).toHaveLength(before);
});
