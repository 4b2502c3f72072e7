import type { PaymentType } from '@shop/core/checkout/payment';
import { minutes } from '@shop/core/dates/instant';
import { type LocalDate, plusDays } from '@shop/core/dates/local-date';
import {
  type CartId,
  idempotencyKey,
  orderRef,
  type PriceListId,
  priceListId,
  productId,
  upsellId,
} from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { aCustomer } from '@shop/core/testing/builders';
import type { ResultAsync } from 'neverthrow';
import type { FixtureShop } from './fixture-shop.ts';
import { adult, family, termalija } from './test-shop.ts';

const must = async <Value>(result: ResultAsync<Value, unknown>): Promise<Value> => {
  const answer = await result;
  if (answer.isErr()) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};

/** The steps that visitors take; none may be refused. */
const visitorOf = ({ shop, checkout, decide }: FixtureShop) => {
  const language = 'sl' as const;
  let keys = 0;
  const key = () => {
    keys += 1;
    return idempotencyKey(`key-${keys}`);
  };
  const into = (cartId: CartId | undefined) => (cartId === undefined ? {} : { cartId });

  const addDay = async (date: LocalDate, list: PriceListId, quantity: number, cartId?: CartId) => {
    const lines = [{ priceListId: list, quantity }];
    const order = { ...into(cartId), productId: termalija, language, period: { type: 'day', date }, lines } as const;
    return (await must(shop.addTicket(order, key()))).cartId;
  };
  const addExtras = async (cartId: CartId): Promise<void> => {
    const towels = { id: upsellId('towel'), quantity: 2, parentProductIds: [termalija] };
    await must(shop.addUpsell({ cartId, language, lines: [towels] }, key()));
    const value = { priceListId: priceListId('value-card-chosen'), quantity: 1, price: cents(70_00) };
    await must(shop.addGiftCard({ cartId, productId: productId('value-card'), language, lines: [value] }, key()));
  };
  const begin = async (cartId: CartId, paymentType: PaymentType = 'payment') => {
    const customer = { ...aCustomer(), lastName: 'Čuček-Šmid', loyaltyId: 'W-77' };
    const { session } = await must(checkout.saveCustomer({ cartId, language, mtcId: -1, customer }));
    if (session === undefined) throw new Error('no session');
    const { returnUrl } = await must(checkout.startPayment({ cartId, paymentType, session }));
    // The bank's page carries the order's reference.
    return { order: orderRef(returnUrl.split('/').at(-1) ?? ''), session };
  };
  /** The same, and what the bank made of it. */
  const pay = async (cartId: CartId, state: 'captured' | 'declined' = 'captured') => {
    const begun = await begin(cartId);
    decide(begun.order, state);
    await must(checkout.showOrder(begun.order));
    return begun;
  };
  const cancel = async ({ order, session }: Awaited<ReturnType<typeof begin>>) => {
    const { cancelId } = await must(checkout.showOrder(order, session));
    if (cancelId === undefined) throw new Error('not to be canceled');
    await must(checkout.cancelOrder(cancelId));
  };
  const applyCode = (cartId: CartId, code: string): Promise<void> => must(shop.applyPromoCode(cartId, code));

  return { addDay, addExtras, begin, pay, cancel, applyCode };
};

/** Fills a new shop with carts and orders of several states; answers what to look at afterwards. It begins on a Friday. */
export const tellFixtureStory = async (fixture: FixtureShop) => {
  const visitor = visitorOf(fixture);
  const [fewPlaces, plain, reduced] = [2, 3, 4].map((number) => plusDays(fixture.clock.today(), number));
  if (fewPlaces === undefined || plain === undefined || reduced === undefined) throw new Error('no days');

  // Somebody was slow, and a rival took the last places.
  const givenBack = await visitor.addDay(fewPlaces, adult, 14);
  fixture.clock.advance(minutes(20));
  const rival = await visitor.addDay(fewPlaces, adult, 14);

  const sold = await visitor.addDay(reduced, adult, 3);
  await visitor.addDay(reduced, family, 1, sold);
  await visitor.addExtras(sold);
  await visitor.applyCode(sold, 'DOBRODOSLI10');
  const { order: everything } = await visitor.pay(sold);

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
    orders: { everything, canceled: returned.order, declined, reserved },
    sessions: { retryable: session },
  };
};
