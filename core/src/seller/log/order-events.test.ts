import { expect, it } from 'vitest';
import { decide } from '../../testing/decide.ts';
import { captured, orderIn, paying, readyToPay } from '../../testing/paying-seller.ts';
import { after, at, bankSays, payment } from '../../testing/seller-builders.ts';
import type { SellerCommand } from '../commands.ts';
import type { SellerState } from '../state.ts';
import { actorOf } from './actor-of.ts';
import { orderEvents } from './order-events.ts';

/** Returns the events of a command. */
const eventsOf = (state: SellerState, command: SellerCommand) => {
  const next = decide<typeof command.type>(state, command, at)._unsafeUnwrap().next;
  const row = next.log.at(-1) ?? expect.fail();
  return orderEvents(row.facts, next.orders, actorOf(command));
};

it('an order that is placed, paid, canceled and refunded is logged by number, amount and role', () => {
  const { state, id } = readyToPay();
  const orderNumber = '2027-000001';
  expect(eventsOf(state, payment(id))).toEqual([{ event: 'orderPlaced', orderNumber, amount: 44_00, by: 'visitor' }]);
  const { state: started, report } = paying();
  const paid = { event: 'orderPaid', orderNumber, amount: 44_00 };
  expect(eventsOf(started, report(captured))).toEqual([{ ...paid, by: 'worker' }]);
  expect(eventsOf(started, report(captured, 'notified'))).toEqual([{ ...paid, by: 'provider' }]);
  const sold = bankSays(started, orderIn(started).cartId, 'captured');
  const refunding = after(sold, { type: 'cancelOrder', cancelId: orderIn(sold).cancelId });
  expect(eventsOf(refunding, report({ state: 'refunded', amount: captured.amount }))).toEqual([
    { event: 'orderRefunded', orderNumber, amount: 44_00, by: 'worker' },
    { event: 'orderCanceled', orderNumber, by: 'worker' },
  ]);
});

it('a declined payment is not logged as an event of its order', () => {
  const { state, report } = paying();
  expect(eventsOf(state, report({ state: 'declined' }))).toEqual([]);
});
