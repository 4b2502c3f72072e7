import type { CartId } from '../ids.ts';
import type { OrderRecords } from './checkout/order-records.ts';
import type { SellerState } from './state.ts';

const entriesOf = <Key, Value>(map: ReadonlyMap<Key, Value>, isOwn: (value: Value, key: Key) => boolean) =>
  new Map([...map].filter(([key, value]) => isOwn(value, key)));

/** The orders of a cart with what belongs to them, and the numbers given out. */
export const recordsOfCart = (state: SellerState, cartId: CartId): OrderRecords => {
  const orders = entriesOf(state.orders, (order) => order.cartId === cartId);
  const ofOrder = ({ orderRef }: { readonly orderRef: string }): boolean =>
    [...orders.keys()].some((ref) => ref === orderRef);
  const attempts = entriesOf(state.attempts, ofOrder);
  return {
    orders,
    orderBuyers: entriesOf(state.orderBuyers, (_person, ref) => orders.has(ref)),
    tickets: entriesOf(state.tickets, ofOrder),
    orderNumbers: state.orderNumbers,
    attempts,
    events: entriesOf(state.events, ({ attemptId }) => attempts.has(attemptId)),
    strayPayments: state.strayPayments,
    mails: entriesOf(state.mails, ofOrder),
    notes: entriesOf(state.notes, (_notes, ref) => orders.has(ref)),
  };
};

const merged = <Key, Value>(
  all: ReadonlyMap<Key, Value>,
  before: ReadonlyMap<Key, Value>,
  after: ReadonlyMap<Key, Value>,
): ReadonlyMap<Key, Value> =>
  before === after ? all : new Map([...entriesOf(all, (_value, key) => !before.has(key) || after.has(key)), ...after]);

const replaced = (state: SellerState, before: OrderRecords, after: OrderRecords): SellerState => ({
  ...state,
  orders: merged(state.orders, before.orders, after.orders),
  orderBuyers: merged(state.orderBuyers, before.orderBuyers, after.orderBuyers),
  tickets: merged(state.tickets, before.tickets, after.tickets),
  orderNumbers: merged(state.orderNumbers, before.orderNumbers, after.orderNumbers),
  attempts: merged(state.attempts, before.attempts, after.attempts),
  events: merged(state.events, before.events, after.events),
  strayPayments: merged(state.strayPayments, before.strayPayments, after.strayPayments),
  mails: merged(state.mails, before.mails, after.mails),
  notes: merged(state.notes, before.notes, after.notes),
});

/** The state with the records of some orders as a decision left them; the same state where it left them alone. */
export const withRecords = (state: SellerState, before: OrderRecords, after: OrderRecords): SellerState =>
  before === after ? state : replaced(state, before, after);
