import { minutes } from '@shop/core/dates/instant';
import { value } from '@shop/core/testing/answers';
import { expect, it } from 'vitest';
import { shopAtStripe } from './shop-at-stripe.ts';

/** Reserves two tickets with a card as guarantee. */
const reserved = async () => {
  const shop = await shopAtStripe();
  const payment = await shop.startedPayment({ paymentType: 'preauthorization' });
  expect(await value(shop.calls.checkReservation(payment.cart.id))).toBe(true);
  await shop.stripe.pay(payment.page);
  return { ...shop, ...payment };
};

const intents = ({ stripe }: Pick<Awaited<ReturnType<typeof reserved>>, 'stripe'>) =>
  stripe.checkouts().map(({ intent }) => intent?.status);

it('a reservation is an authorization that is never captured, and canceling the order releases it', async () => {
  const shop = await reserved();
  const left = await shop.placesLeft();
  const { outcome, cancelId = expect.fail('no way to cancel') } = await shop.show();
  expect([outcome, intents(shop)]).toEqual(['completed', ['requires_capture']]);
  await value(shop.calls.cancelOrder(cancelId));
  expect(intents(shop)).toEqual(['canceled']);
  expect((await shop.show()).outcome).toBe('canceled');
  expect(await shop.placesLeft()).toBe(left + 2);
});

it('a reservation whose authorization lapses stays as it is', async () => {
  const shop = await reserved();
  shop.move(minutes(7 * 24 * 60));
  shop.stripe.catchUp();
  await shop.stripe.events.delivered();
  expect(shop.stripe.events.log().map(({ event, statuses }) => [event.type, statuses])).toEqual([
    ['checkout.session.completed', [204]],
    ['charge.expired', [204]],
    ['payment_intent.canceled', [204]],
  ]);
  expect((await shop.show()).outcome).toBe('completed');
  expect(await shop.attention()).toEqual([]);
});
