import { type Instant, instant } from '@shop/core/dates/instant';
import type { OrderRef } from '@shop/core/ids';
import type { CodeUse, Hold, SellerLine } from '@shop/core/seller/cart/seller-cart';
import type { Person } from '@shop/core/seller/checkout/seller-order';
import { mailId } from '@shop/core/seller/mail/seller-mail';
import { periodOfText } from '@shop/core/seller/places/period-places';
import { buyerId, intentId } from '@shop/core/seller/state';
import { recordsOf } from '../schema/records.ts';
import type { Tables } from '../schema/tables.ts';

type HoldFields = { readonly placeState: Hold['state']; readonly holdUntil: Instant };

const noEnd = instant(0);

const holdFields = (hold: Hold): HoldFields => ({
  placeState: hold.state,
  holdUntil: 'until' in hold ? hold.until : noEnd,
});

const holdOf = ({ placeState: state, holdUntil: until }: HoldFields): Hold => {
  return state === 'sold' && until === noEnd ? { state } : { state, until };
};

/** Written out, as it is read most. Throws on a line of no kind that a cart can hold: the store is damaged. */
export const lineOf = (row: Tables['cart_lines']): SellerLine => {
  const base = {
    id: row.id,
    cartId: row.cart_id,
    position: row.position,
    quantity: row.quantity,
    firstAddedAt: row.first_added_at,
    lastAddedAt: row.last_added_at,
  };
  const { upsell_id: upsellId, product_id: productId, price_list_id: priceListId, facility_id: facilityId } = row;
  const { upsell_day: day, chosen_price: value, place_state: placeState, client } = row;
  if (upsellId !== null) return { kind: 'upsell', ...base, upsellId, ...(day !== null && { day }) };
  if (productId === null || priceListId === null) throw new Error(`cart line ${row.id} names no product`);
  if (row.period === null || facilityId === null || placeState === 'none')
    return { kind: 'giftCard', ...base, productId, priceListId, ...(value !== null && { value }) };
  return {
    kind: 'ticket',
    ...base,
    productId,
    priceListId,
    facilityId,
    period: periodOfText(row.period),
    personsEach: row.persons_each,
    hold: holdOf({ placeState, holdUntil: row.hold_until }),
    ...(client !== null && { client }),
  };
};

const lines = recordsOf('cart_lines');
const withoutPlaces = { personsEach: 0, placeState: 'none', holdUntil: noEnd } as const;

const lineRow = (line: SellerLine): Tables['cart_lines'] => {
  switch (line.kind) {
    case 'ticket':
      return lines.write({ ...line, ...holdFields(line.hold) });
    case 'giftCard': {
      const { value: chosenPrice, ...card } = line;
      return lines.write({ ...card, ...withoutPlaces, ...(chosenPrice !== undefined && { chosenPrice }) });
    }
    case 'upsell': {
      const { day: upsellDay, ...upsell } = line;
      return lines.write({ ...upsell, ...withoutPlaces, ...(upsellDay && { upsellDay }) });
    }
  }
};

const codeUses = recordsOf('promo_uses');
const codeUseOf = (row: Tables['promo_uses']): CodeUse => {
  const { placeState, holdUntil, ...use } = codeUses.read(row);
  return { ...use, hold: holdOf({ placeState, holdUntil }) };
};

const orderBuyers = recordsOf('order_buyers');

/** The records of one map of the state as rows of a table. */
export type StateTable<Name extends keyof Tables, Key, Value> = {
  readonly table: Name;
  readonly rowOf: (value: Value, key: Key) => Tables[Name];
  readonly recordOf: (row: Tables[Name]) => Value;
  readonly keyOf: (row: Tables[Name]) => Key;
};

const stateTable = <Name extends keyof Tables, Key, Value>(
  table: Name,
  rows: { read(row: Tables[Name]): Value; write(value: Value, key: Key): Tables[Name] },
  keyOf: (row: Tables[Name]) => Key,
): StateTable<Name, Key, Value> => ({ table, rowOf: rows.write, recordOf: rows.read, keyOf });

/** The maps of a state that are stored row by row. */
export const stateTables = {
  carts: stateTable('carts', recordsOf('carts'), ({ id }) => id),
  lines: stateTable('cart_lines', { read: lineOf, write: lineRow }, ({ id }) => id),
  codeUses: stateTable(
    'promo_uses',
    { read: codeUseOf, write: ({ hold, ...use }: CodeUse) => codeUses.write({ ...use, ...holdFields(hold) }) },
    (row) => row.cart_id,
  ),
  intents: stateTable('idempotency_keys', recordsOf('idempotency_keys'), ({ scope, key }) => intentId(scope, key)),
  buyers: stateTable('buyers', recordsOf('buyers'), (row) =>
    buyerId({ cartId: row.cart_id, sessionDigest: row.session_digest }),
  ),
  orderNumbers: stateTable(
    'order_numbers',
    { read: ({ last }) => last, write: (last: number, year: number) => ({ year, last }) },
    ({ year }) => year,
  ),
  orders: stateTable('orders', recordsOf('orders'), ({ ref }) => ref),
  orderBuyers: stateTable(
    'order_buyers',
    {
      read: (row) => {
        const { orderRef: _ref, ...person } = orderBuyers.read(row);
        return person;
      },
      write: (person: Person, orderRef: OrderRef) => orderBuyers.write({ orderRef, ...person }),
    },
    (row) => row.order_ref,
  ),
  attempts: stateTable('payment_attempts', recordsOf('payment_attempts'), ({ id }) => id),
  events: stateTable('payment_events', recordsOf('payment_events'), ({ id }) => id),
  strayPayments: stateTable('stray_payments', recordsOf('stray_payments'), (row) => row.attempt_id),
  tickets: stateTable('order_tickets', recordsOf('order_tickets'), ({ code }) => code),
  mails: stateTable('order_mails', recordsOf('order_mails'), (row) =>
    mailId({ orderRef: row.order_ref, about: row.about }),
  ),
};

/** Rows as records by their keys. */
export const recordsIn = <Name extends keyof Tables, Key, Value>(
  { keyOf, recordOf }: StateTable<Name, Key, Value>,
  rows: readonly Tables[Name][],
): ReadonlyMap<Key, Value> => new Map(rows.map((row) => [keyOf(row), recordOf(row)]));
