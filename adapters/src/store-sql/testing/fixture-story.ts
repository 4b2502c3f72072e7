import { minutes } from '@shop/core/dates/instant';
import { plusDays } from '@shop/core/dates/local-date';
import { type CartId, type PriceListId, type ProductId, priceListId, productId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import type { FixtureShop } from './fixture-shop.ts';
import { fixtureBuyer, fixtureVisitor } from './fixture-visitor.ts';
import { adult, family } from './test-shop.ts';

const bathing: readonly [ProductId, PriceListId] = [
  productId('bathing-for-two'),
  priceListId('bathing-for-two-weekdays'),
];
const value: readonly [ProductId, PriceListId] = [productId('value-card'), priceListId('value-card-chosen')];

/** Fills a new shop with carts and orders of every state; answers what to look at afterwards. It begins on a Friday. */
export const tellFixtureStory = async (fixture: FixtureShop) => {
  const { clock, decide } = fixture;
  const visitor = fixtureVisitor(fixture);
  const onDay = (number: number) => plusDays(clock.today(), number);
  const [fewPlaces, reduced] = [onDay(2), onDay(4)];

  /** Begins the payment of a cart, and says what the bank made of it. */
  const paid = async (cart: CartId, state: 'captured' | 'declined' = 'captured', amount?: number) => {
    const session = await visitor.save(cart);
    const order = await visitor.begin(cart, session);
    decide(order, state, amount);
    await visitor.look(order);
    return { order, session };
  };

  // Somebody was slow, and a rival took the last places.
  const givenBack = await visitor.addDay(fewPlaces, adult, 14);
  const expired = await visitor.addDay(onDay(6), adult, 2);
  clock.advance(minutes(20));
  const rival = await visitor.addDay(fewPlaces, adult, 14);

  // One of everything, with a code, paid for by somebody with a loyalty number.
  const sold = await visitor.addDay(reduced, adult, 3);
  await visitor.addDay(reduced, family, 1, sold);
  await visitor.addTowels(sold, 2);
  await visitor.addCard(...bathing, 3, cents(39_00), sold);
  await visitor.addCard(...value, 1, cents(70_00), sold);
  await visitor.applyCode(sold, 'DOBRODOSLI10');
  const everything = await visitor.begin(sold, await visitor.save(sold, { ...fixtureBuyer, loyaltyId: 'W-77' }));
  decide(everything, 'captured');
  await visitor.look(everything);

  const { order: canceled, session } = await paid(await visitor.addDay(onDay(3), adult, 1));
  await visitor.cancel(canceled, session);

  // The bank took a sum that nobody asked for, and gave it back.
  const wrongSum = await visitor.addDay(onDay(3), adult, 2);
  const { order: refunded } = await paid(wrongSum, 'captured', 1);

  const retryable = await visitor.addDay(onDay(5), adult, 2);
  const { order: declined, session: retrySession } = await paid(retryable, 'declined');

  // The bank never says what became of this one.
  const forgotten = await visitor.addDay(onDay(5), adult, 4);
  await visitor.applyCode(forgotten, 'TERME5');
  const silent = await visitor.begin(forgotten, await visitor.save(forgotten));
  clock.advance(minutes(30));
  await visitor.loadCart(forgotten);

  const { order: card } = await paid(await visitor.addCard(...value, 2, cents(100_00)));

  const paying = await visitor.addDay(onDay(6), adult, 2);
  const reserved = await visitor.begin(paying, await visitor.save(paying), 'preauthorization');

  const open = await visitor.addDay(onDay(7), family, 2);
  await visitor.applyCode(open, 'TERME5');
  const openSession = await visitor.save(open);

  return {
    carts: { givenBack, expired, rival, wrongSum, retryable, forgotten, paying, open, sold },
    orders: { everything, canceled, refunded, declined, silent, card, reserved },
    sessions: { open: openSession, retryable: retrySession },
  };
};
