import { type Instant, instant } from '@shop/core/dates/instant';
import type { CodeUse, Hold, HostCart, HostLine } from '@shop/core/host/cart/host-cart';
import { periodOfText } from '@shop/core/host/places/period-places';
import { recordsOf } from '../schema/records.ts';
import type { Tables } from '../schema/tables.ts';

export const { read: intentOf, write: intentRow } = recordsOf('idempotency_keys');

const carts = recordsOf('carts');

export const cartOf = (row: Tables['carts']): HostCart => {
  const { lostCode: code, lostCodeReason: reason, ...cart } = carts.read(row);
  return code === undefined || reason === undefined ? cart : { ...cart, lostCode: { code, reason } };
};

export const cartRow = ({ lostCode, ...cart }: HostCart): Tables['carts'] =>
  carts.write({ ...cart, ...(lostCode && { lostCode: lostCode.code, lostCodeReason: lostCode.reason }) });

type HoldFields = { readonly placeState: Hold['state']; readonly holdUntil: Instant };

/** There is no such end. */
const noEnd = instant(0);

/** How a hold is stored. */
const holdFields = (hold: Hold): HoldFields => ({
  placeState: hold.state,
  holdUntil: 'until' in hold ? hold.until : noEnd,
});

/** Reads what `holdFields` writes. */
const holdOf = ({ placeState: state, holdUntil: until }: HoldFields): Hold => {
  if (state === 'expired') return { state };
  return state === 'sold' && until === noEnd ? { state } : { state, until };
};

const lines = recordsOf('cart_lines');

/** Written out, as it is read most. Throws on a line of no kind that a cart can hold: the store is damaged. */
export const lineOf = (row: Tables['cart_lines']): HostLine => {
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
  if (productId === null || priceListId === null) throw new Error(`cart line ${row.id} is of nothing`);
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

const withoutPlaces = { personsEach: 0, placeState: 'none', holdUntil: noEnd } as const;

/** A line as `lineOf` reads it back. */
export const lineRow = (line: HostLine): Tables['cart_lines'] => {
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

export const codeUseOf = (row: Tables['promo_uses']): CodeUse => {
  const { placeState, holdUntil, ...use } = codeUses.read(row);
  return { ...use, hold: holdOf({ placeState, holdUntil }) };
};

export const codeUseRow = ({ hold, ...use }: CodeUse): Tables['promo_uses'] =>
  codeUses.write({ ...use, ...holdFields(hold) });
