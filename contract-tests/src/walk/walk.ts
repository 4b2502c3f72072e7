import type { PaymentNotification } from '@shop/adapters/payment/client/provider-api';
import { seededRandom } from '@shop/adapters/platform/random/crypto-random';
import { doDueWork } from '@shop/adapters/seller/due-work';
import { reconcileWork } from '@shop/adapters/seller/payment-settler';
import { watchTimes } from '@shop/adapters/seller/payment-watch';
import { sellerDesk } from '@shop/adapters/seller/seller-desk';
import { sellerPorts } from '@shop/adapters/seller/seller-ports';
import { memoryTryStore } from '@shop/adapters/store/memory/memory-try-store';
import { repriced } from '@shop/adapters/store/testing/change-offer';
import { minutes } from '@shop/core/dates/instant';
import { type AttemptId, type PressKey, pressKey } from '@shop/core/ids';
import { type Cents, cents } from '@shop/core/money/cents';
import { orderOfTicket } from '@shop/core/seller/checkout/order-records';
import { isUsedUp, type SellerTicket } from '@shop/core/seller/checkout/seller-ticket';
import type { SellerState } from '@shop/core/seller/state';
import { crowd } from '@shop/core/testing/crowd';
import { attemptIn, ticketsIn } from '@shop/core/testing/whole-state';
import { expect } from 'vitest';
import { inBackground } from './background-deeds.ts';
import { at, type Deed, inOrder, type OtherDeed } from './deeds.ts';
import { type VisitedPorts, walkVisitors } from './visitors.ts';
import { walkBank } from './walk-bank.ts';
import { tickets as lists, priceOf, withCodesWorth } from './walk-catalog.ts';
import type { WalkWorld } from './walk-worlds.ts';

const ticketsByCode = (state: SellerState): readonly SellerTicket[] =>
  inOrder(new Map(ticketsIn(state).map((ticket) => [ticket.code, ticket])));

/** Shows a ticket at the door. Expects that it admits once, that a card pays no more than its balance, and that both
 *  are paid and not refunded. */
const expectAdmission = async (
  world: WalkWorld,
  ticket: SellerTicket,
  key: PressKey,
  amount: Cents | 'all',
): Promise<void> => {
  const { code } = ticket;
  const of = ticket.kind === 'valueCard' ? amount : undefined;
  const answer = (await sellerDesk(world.store, world.run).admit(code, key, of))._unsafeUnwrap();
  if (answer.type !== 'admitted' && answer.type !== 'redeemed') return;
  const state = await world.state();
  const order = orderOfTicket(state, code);
  const paid = attemptIn(state, order?.paidAttempt)?.state;
  expect(
    { isUsedUp: isUsedUp(ticket), outcome: order?.outcome, paid: order?.total === 0 ? 'paid' : paid },
    `used ${code}`,
  ).toEqual({ isUsedUp: false, outcome: 'completed', paid: 'paid' });
};

/** Opens a shop with visitors, bank and prices, on which deeds are performed one by one. `recorded` may wrap the
 *  ports that visitors call. */
export const openWalk = (world: WalkWorld, recorded: (ports: VisitedPorts) => VisitedPorts = (ports) => ports) => {
  const { store, run, clock } = world;
  const bank = walkBank(clock);
  const parts = {
    store,
    run,
    clock,
    tries: memoryTryStore(clock),
    limits: crowd,
    provider: bank.provider,
    random: { ...seededRandom('walk'), secret: seededRandom('secrets of the walk').token },
    publicOrigin: () => 'https://shop.example',
    paymentOrigins: ['https://bank.example'],
  };
  // With the machine's clock, the speed of the machine would decide when the bank is queried again.
  const { shop, checkout, settler } = sellerPorts(parts, undefined, { ...watchTimes, time: clock.now });
  let presses = 0;
  const reachable: AttemptId[] = [];
  const defects: unknown[] = [];
  const ports = recorded({ shop, checkout });
  const visitors = walkVisitors({ world, ports, bank, reachable });
  const notify = async (message: PaymentNotification): Promise<void> =>
    void (await settler.settleNotification(message));

  const reconcile = () =>
    doDueWork(
      reconcileWork({ store, settler, onFailure: () => undefined, onDefect: (cause) => void defects.push(cause) }),
    );

  const bankDoes = async (deed: Extract<OtherDeed, { readonly session: number }>): Promise<void> => {
    const id = at(reachable, deed.session);
    if (id === undefined) return;
    switch (deed.type) {
      case 'decide':
        return bank.decide(id, deed.as, deed);
      case 'notify': {
        const message = bank.notification(id, deed.currency);
        for (let time = 0; message !== undefined && time < deed.times; time += 1) await notify(message);
        return;
      }
      case 'forget':
        return bank.forget(id, deed.isForgotten);
    }
  };

  const happen = async (deed: Deed): Promise<void> => {
    if ('buyer' in deed) return visitors.visit(deed);
    if ('session' in deed) return bankDoes(deed);
    switch (deed.type) {
      case 'feel':
        return bank.feel(deed.mood);
      case 'showAtDoor': {
        const ticket = at(ticketsByCode(await world.state()), deed.ticket);
        presses += 1;
        const amount = deed.ticket % 2 === 0 ? cents(3_00) : 'all';
        return ticket && expectAdmission(world, ticket, pressKey(`press ${presses}`), amount);
      }
      case 'takeBack': {
        const ticket = at(ticketsByCode(await world.state()), deed.ticket);
        presses += 1;
        const key = pressKey(`press ${presses}`);
        if (ticket !== undefined) await sellerDesk(store, run).takeBack(ticket.code, key, cents(3_00));
        return;
      }
      case 'reconcile':
        await reconcile();
        return;
      case 'wait':
        return clock.advance(minutes(deed.minutes));
      case 'reprice': {
        const { catalog } = await world.state();
        const list = lists[deed.list];
        return list && world.sell((form) => repriced(form, list, cents(priceOf(catalog, list) + deed.by)));
      }
      case 'changeCodes':
        return world.sell((form) => withCodesWorth(form, deed.worth));
      default:
        return inBackground(world, notify, deed);
    }
  };

  return {
    happen,
    visitors,
    ports,
    defects,
    books: bank.books,
    /** Lets the bank recover and two hours pass. */
    rest: async (): Promise<void> => {
      bank.feel('well');
      for (let round = 0; round < 24; round += 1) {
        await reconcile();
        clock.advance(minutes(5));
      }
    },
  };
};
