import type { CartId } from '../ids.ts';
import type { OrderRecords } from './checkout/order-records.ts';
import type { SellerState } from './state.ts';

const entriesOf = <Key, Value>(map: ReadonlyMap<Key, Value>, isOwn: (value: Value, key: Key) => boolean) =>
  new Map([...map].filter(([key, value]) => isOwn(value, key)));

/** Returns the orders of a cart with their buyers, and all order numbers and stray payments. */
export const recordsOfCart = (state: SellerState, cartId: CartId): OrderRecords => {
  const orders = entriesOf(state.orders, (order) => order.cartId === cartId);
  return {
    orders,
    orderBuyers: entriesOf(state.orderBuyers, (_person, ref) => orders.has(ref)),
    orderNumbers: state.orderNumbers,
    strayPayments: state.strayPayments,
  };
};

const mergeRecords = <Key, Value>(
  all: ReadonlyMap<Key, Value>,
  before: ReadonlyMap<Key, Value>,
  after: ReadonlyMap<Key, Value>,
): ReadonlyMap<Key, Value> =>
  before === after ? all : new Map([...entriesOf(all, (_value, key) => !before.has(key) || after.has(key)), ...after]);

/** Returns the state with the records that a decision changed; the same object when it changed none. */
export const withRecords = (state: SellerState, before: OrderRecords, after: OrderRecords): SellerState =>
  before === after
    ? state
    : {
        ...state,
        orders: mergeRecords(state.orders, before.orders, revised(before, after)),
        orderBuyers: mergeRecords(state.orderBuyers, before.orderBuyers, after.orderBuyers),
        orderNumbers: mergeRecords(state.orderNumbers, before.orderNumbers, after.orderNumbers),
        strayPayments: mergeRecords(state.strayPayments, before.strayPayments, after.strayPayments),
      };

/** Returns the orders with the revision of each changed one raised by 1. */
const revised = (before: OrderRecords, after: OrderRecords): OrderRecords['orders'] =>
  new Map(
    [...after.orders].map(([ref, order]) =>
      before.orders.get(ref) === order ? [ref, order] : [ref, { ...order, revision: order.revision + 1 }],
    ),
  );
