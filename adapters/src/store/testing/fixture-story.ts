import type { PaymentType } from '@shop/core/checkout/payment';
import { minutes } from '@shop/core/dates/instant';
import { type LocalDate, plusDays } from '@shop/core/dates/local-date';
import { type CartId, orderRef, type PriceListId, priceListId, productId, upsellId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { value } from '@shop/core/testing/answers';
import { aCustomer } from '@shop/core/testing/builders';
import { freshKey, freshPress, shopper } from '../../seller/testing/shopper.ts';
import type { FixtureShop } from './fixture-shop.ts';
import { adult, family, termalija } from './test-shop.ts';

/** Returns the steps of visitors; a refused step fails. */
const visitorOf = ({ shop, checkout, desk, decide }: FixtureShop) => {
  const language = 'sl' as const;
  const { add, save, startPayment } = shopper({ shop, checkout });

  const addDay = async (date: LocalDate, priceListId: PriceListId, quantity: number, cartId?: CartId) =>
    (await value(add({ ticket: { id: termalija }, date }, [{ priceListId, quantity }], cartId))).cartId;
  const addExtras = async (cartId: CartId): Promise<void> => {
    const towels = { id: upsellId('towel'), quantity: 2, parentProductIds: [termalija] };
    await value(shop.addUpsell({ cartId, language, items: [towels] }, freshKey()));
    const card = { priceListId: priceListId('value-card-chosen'), quantity: 1, price: cents(70_00) };
    await value(shop.addGiftCard({ cartId, productId: productId('value-card'), language, items: [card] }, freshKey()));
  };
  const begin = async (cartId: CartId, paymentType: PaymentType = 'payment') => {
    const customer = { ...aCustomer(), lastName: 'Čuček-Šmid', loyaltyId: 'W-77' };
    const session = await save(cartId, { customer });
    const { returnUrl } = await value(startPayment(cartId, session, paymentType));
    // The address of the bank's page contains the order's reference.
    return { order: orderRef(returnUrl.split('/').at(-1) ?? ''), session };
  };
  /** Starts a payment and sets its outcome. */
  const pay = async (cartId: CartId, state: 'captured' | 'declined' = 'captured') => {
    const begun = await begin(cartId);
    decide(begun.order, state);
    await value(checkout.showOrder(begun.order));
    return begun;
  };
  const cancel = async ({ order, session }: Awaited<ReturnType<typeof begin>>) => {
    const { cancelId } = await value(checkout.showOrder(order, session));
    if (cancelId === undefined) throw new Error('not to be canceled');
    await value(checkout.cancelOrder(cancelId));
  };
  /** Takes an amount from the value card of an order. */
  const spend = async ({ order, session }: Awaited<ReturnType<typeof begin>>): Promise<void> => {
    const { orderKey } = await value(checkout.showOrder(order, session));
    if (orderKey === undefined) throw new Error('not paid');
    const card = (await value(checkout.showPapers(orderKey))).tickets.find(({ worth }) => worth !== undefined);
    if (card === undefined) throw new Error('no value card');
    (await desk.admit(card.code, freshPress(), cents(12_50)))._unsafeUnwrap();
  };
  const applyCode = (cartId: CartId, code: string): Promise<void> => value(shop.applyPromoCode(cartId, code));

  return { addDay, addExtras, begin, pay, cancel, spend, applyCode };
};

/** Fills a new shop with carts and orders of several states, from a Friday on, and returns their ids. */
export const tellFixtureStory = async (fixture: FixtureShop) => {
  const visitor = visitorOf(fixture);
  const [fewPlaces, plain, reduced] = [2, 3, 4].map((number) => plusDays(fixture.clock.today(), number));
  if (fewPlaces === undefined || plain === undefined || reduced === undefined) throw new Error('no days');

  // This visitor was slow, and another one took the last places.
  const givenBack = await visitor.addDay(fewPlaces, adult, 14);
  fixture.clock.advance(minutes(20));
  const rival = await visitor.addDay(fewPlaces, adult, 14);

  const sold = await visitor.addDay(reduced, adult, 3);
  await visitor.addDay(reduced, family, 1, sold);
  await visitor.addExtras(sold);
  await visitor.applyCode(sold, 'DOBRODOSLI10');
  const bought = await visitor.pay(sold);
  await visitor.spend(bought);

  const returned = await visitor.pay(await visitor.addDay(plain, adult, 1));
  await visitor.cancel(returned);

  const retryable = await visitor.addDay(plain, adult, 2);
  const { order: declined, session } = await visitor.pay(retryable, 'declined');

  const paying = await visitor.addDay(plain, adult, 2);
  const { order: reserved } = await visitor.begin(paying, 'preauthorization');

  const open = await visitor.addDay(plain, family, 2);
  await visitor.applyCode(open, 'TERME5');

  return {
    carts: { givenBack, rival, sold, retryable, paying, open },
    orders: { everything: bought.order, canceled: returned.order, declined, reserved },
    sessions: { retryable: session },
  };
};
