import { minutes } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import { cents } from '@shop/core/money/cents';
import type { FixtureShop } from './fixture-shop.ts';
import { fixtureBuyer, fixtureVisitor } from './fixture-visitor.ts';

type Visitor = ReturnType<typeof fixtureVisitor>;

/** Days of the pool that a story needs: one with few places, one with a discount, and ordinary ones. */
const daysOf = async (visitor: Visitor) => {
  const { availability, facilityDiscounts } = await visitor.ticket();
  const reduced = new Set(facilityDiscounts.map(({ date }) => date));
  const ample = availability.filter(({ ticketsAvailable }) => ticketsAvailable > 100).map(({ date }) => date);
  const few = availability.find(({ ticketsAvailable }) => ticketsAvailable > 0 && ticketsAvailable < 20);
  const discount = ample.find((date) => reduced.has(date));
  const [a, b, c, d, e] = ample.filter((date) => !reduced.has(date));
  if (few === undefined || discount === undefined) throw new Error('the sample lacks a day');
  if (a === undefined || b === undefined || c === undefined || d === undefined || e === undefined) {
    throw new Error('the sample has too few days');
  }
  return { few, discount, plain: { a, b, c, d, e } };
};

/** One of everything, with a code, paid for by somebody with a loyalty number. */
const buyEverything = async (visitor: Visitor, { decide }: FixtureShop, date: LocalDate) => {
  const cart = await visitor.addDay(date, 'default', 3);
  await visitor.addDay(date, 'package', 1, cart);
  await visitor.addUpsell(cart, 2);
  await visitor.addCard(3, undefined, cart);
  await visitor.addCard(1, cents(70_00), cart);
  await visitor.applyCode(cart, 'DOBRODOSLI10');
  const order = await visitor.begin(cart, await visitor.save(cart, { ...fixtureBuyer, loyaltyId: 'W-77' }));
  decide(order, 'captured');
  await visitor.look(order);
  return { cart, order };
};

/** Fills a new shop with carts and orders of every state; answers what to look at afterwards. */
export const tellFixtureStory = async (fixture: FixtureShop) => {
  const { clock, decide } = fixture;
  const visitor = fixtureVisitor(fixture);
  const { few, discount, plain } = await daysOf(visitor);

  // Somebody was slow, and a rival took the last places.
  const givenBack = await visitor.addDay(few.date, 'default', few.ticketsAvailable);
  const expired = await visitor.addDay(plain.d, 'default', 2);
  clock.advance(minutes(20));
  const rival = await visitor.addDay(few.date, 'default', few.ticketsAvailable);

  const everything = await buyEverything(visitor, fixture, discount);

  const returned = await visitor.addDay(plain.a, 'default', 1);
  const session = await visitor.save(returned);
  const canceled = await visitor.begin(returned, session);
  decide(canceled, 'captured');
  await visitor.look(canceled);
  await visitor.cancel(canceled, session);

  // The bank took a sum that nobody asked for, and gave it back.
  const wrongSum = await visitor.addDay(plain.a, 'default', 2);
  const refunded = await visitor.begin(wrongSum, await visitor.save(wrongSum));
  decide(refunded, 'captured', 1);
  await visitor.look(refunded);

  const retryable = await visitor.addDay(plain.b, 'default', 2);
  const retrySession = await visitor.save(retryable);
  const declined = await visitor.begin(retryable, retrySession);
  decide(declined, 'declined');
  await visitor.look(declined);

  // The bank never says what became of this one.
  const forgotten = await visitor.addDay(plain.b, 'default', 4);
  await visitor.applyCode(forgotten, 'TERME5');
  const silent = await visitor.begin(forgotten, await visitor.save(forgotten));
  clock.advance(minutes(30));
  await visitor.loadCart(forgotten);

  const cards = await visitor.addCard(2, cents(100_00));
  const card = await visitor.begin(cards, await visitor.save(cards));
  decide(card, 'captured');
  await visitor.look(card);

  const paying = await visitor.addDay(plain.c, 'default', 2);
  const reserved = await visitor.begin(paying, await visitor.save(paying), 'preauthorization');

  const open = await visitor.addDay(plain.e, 'package', 2);
  await visitor.applyCode(open, 'TERME5');
  const openSession = await visitor.save(open);

  return {
    carts: {
      ...{ givenBack, expired, rival, wrongSum, retryable, forgotten, paying, open },
      sold: everything.cart,
    },
    orders: { everything: everything.order, canceled, refunded, declined, silent, card, reserved },
    sessions: { open: openSession, retryable: retrySession },
  };
};
