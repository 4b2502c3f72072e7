import { hostDesk } from '@shop/adapters/host/host-desk';
import { minutes } from '@shop/core/dates/instant';
import type { HostTicket } from '@shop/core/host/checkout/host-order';
import { isRunning } from '@shop/core/host/checkout/settlement';
import { attemptsOf } from '@shop/core/host/state';
import type { AttemptId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { expect } from 'vitest';
import { repriced } from '../testing/reprice.ts';
import { inBackground } from './background-deeds.ts';
import { tickets as lists, priceOf, withCodesWorth } from './walk-catalog.ts';
import { at, type Deed, inOrder, type OtherDeed } from './walk-deeds.ts';
import { visitors, type Way, walkShop } from './walk-shop.ts';
import { visit } from './walk-visits.ts';
import type { WalkWorld } from './walk-worlds.ts';

/** A ticket at the door admits once, and only if paid and not refunded. */
const expectAdmission = async (world: WalkWorld, { code, admitted }: HostTicket): Promise<void> => {
  const answer = (await hostDesk(world.store).admit(code))._unsafeUnwrap();
  if (answer.type !== 'admitted') return;
  const { tickets, orders, attempts } = await world.state();
  const order = [...orders.values()].find(({ ref }) => ref === tickets.get(code)?.orderRef);
  const paid = order?.paidAttempt === undefined ? undefined : attempts.get(order.paidAttempt)?.state;
  expect(
    { admitted, outcome: order?.outcome, paid: order?.total === 0 ? 'paid' : paid },
    `let in with ${code}`,
  ).toEqual({
    admitted: undefined,
    outcome: 'completed',
    paid: 'paid',
  });
};

/** A whole shop with its visitors and its bank, to be walked through deed by deed. */
export const shopWalk = async (world: WalkWorld, way?: Way) => {
  const shop = await walkShop(world, way);
  const { bank, checkout, notify: deliver, reachable, reconcile } = shop;
  const people = visitors();

  const notify = async (id: AttemptId, times: number): Promise<void> => {
    const message = bank.notification(id);
    for (let time = 0; message !== undefined && time < times; time += 1) await deliver(message);
  };

  const bankDoes = async (deed: Extract<OtherDeed, { readonly session: number }>): Promise<void> => {
    const id = at(reachable, deed.session);
    if (id === undefined) return;
    switch (deed.type) {
      case 'decide':
        return bank.decide(id, deed.as, deed);
      case 'notify':
        return notify(id, deed.times);
      case 'forget':
        return bank.forget(id, deed.isForgotten);
    }
  };

  const othersDo = async (deed: Exclude<OtherDeed, { readonly session: number }>): Promise<void> => {
    const { orders, catalog, tickets } = await world.state();
    switch (deed.type) {
      case 'cancelOrder': {
        const order = at(inOrder(orders), deed.order);
        if (order !== undefined) await checkout.cancelOrder(order.cancelId);
        return;
      }
      case 'comeBack': {
        const order = at(inOrder(orders), deed.order);
        if (order !== undefined) await checkout.showOrder(order.ref);
        return;
      }
      case 'feel':
        return bank.feel(deed.mood);
      case 'showAtDoor': {
        const ticket = at(inOrder(tickets), deed.ticket);
        if (ticket !== undefined) await expectAdmission(world, ticket);
        return;
      }
      case 'reconcile':
        await reconcile();
        return;
      case 'wait':
        return world.clock.advance(minutes(deed.minutes));
      case 'reprice': {
        const list = lists[deed.list];
        return list === undefined
          ? undefined
          : world.sell(repriced(catalog, list, cents(priceOf(catalog, list) + deed.by)));
      }
      case 'changeCodes':
        return world.sell(withCodesWorth(catalog, deed.worth));
    }
  };

  /** What the bank, the clock, the door and the people who set prices do. */
  const besides = (deed: OtherDeed): Promise<void> => ('session' in deed ? bankDoes(deed) : othersDo(deed));

  const happen = (deed: Deed): Promise<void> => {
    if ('buyer' in deed) return visit(shop, world, people, deed);
    switch (deed.type) {
      case 'sendMail':
      case 'resendMail':
      case 'forgetCart':
      case 'forgetBuyer':
      case 'reportStray':
        return inBackground(world, deliver, deed);
      default:
        return besides(deed);
    }
  };

  /** While a payment runs, every view of the cart shows what is being paid, whatever the catalog says. */
  const expectSessionAmounts = async (): Promise<void> => {
    for (const { cartId } of people) {
      const shown = cartId === undefined ? undefined : await shop.load(cartId);
      if (cartId === undefined || shown?.frozen !== true) continue;
      const running = attemptsOf(await world.state(), cartId).find(isRunning);
      if (running !== undefined) expect(shown.totalPrice, 'a frozen cart shows its session').toBe(running.amount);
    }
  };

  /** The bank recovers, and nothing happens for two hours. */
  const rest = async (): Promise<void> => {
    bank.feel('well');
    for (let round = 0; round < 24; round += 1) {
      await reconcile();
      world.clock.advance(minutes(5));
    }
  };

  return { happen, besides, rest, expectSessionAmounts, shop, people, books: bank.books, defects: shop.defects };
};
