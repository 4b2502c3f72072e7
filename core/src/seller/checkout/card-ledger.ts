import type { LocalDate } from '../../dates/local-date.ts';
import type { OrderRef, TicketCode } from '../../ids.ts';
import { type Cents, subtract } from '../../money/cents.ts';
import type { Orders } from './order-records.ts';
import type { SellerOrder } from './seller-order.ts';
import { spentOf } from './seller-ticket.ts';
import { shownOutcome } from './used-order.ts';

/** The ledger's row of a sold value card. `endsOn` is its last day of validity. */
export type CardRow = {
  readonly code: TicketCode;
  readonly orderRef: OrderRef;
  readonly value: Cents;
  readonly spent: Cents;
  readonly endsOn?: LocalDate | undefined;
};

/** Returns the rows of an order's value cards: none before it is completed, and none when a refund is due. */
export const cardsOf = (order: SellerOrder): readonly CardRow[] =>
  shownOutcome(order) !== 'completed'
    ? []
    : order.tickets.flatMap((ticket) =>
        ticket.kind === 'valueCard'
          ? {
              code: ticket.code,
              orderRef: order.ref,
              value: ticket.value,
              spent: spentOf(ticket),
              endsOn: ticket.lastDay,
            }
          : [],
      );

/** The change of a row. A row is changed only when its stored `spent` is still the one in `card`; a closed row is
 *  deleted. */
export type CardChange =
  | { readonly type: 'opened'; readonly card: CardRow }
  | { readonly type: 'spent'; readonly card: CardRow; readonly by: Cents }
  | { readonly type: 'closed'; readonly card: CardRow };

const rowsOf = ({ orders }: Orders): ReadonlyMap<TicketCode, CardRow> =>
  new Map([...orders.values()].flatMap(cardsOf).map((card) => [card.code, card]));

/** Returns the changes of value cards that follow from a decision about orders, sorted by code. `card` is the row
 *  before the change; for `opened`, the new row. */
export const cardChanges = (before: Orders, after: Orders): readonly CardChange[] => {
  if (before.orders === after.orders) return [];
  const [were, are] = [rowsOf(before), rowsOf(after)];
  const codes = [...new Set([...were.keys(), ...are.keys()])].sort();
  return codes.flatMap((code): readonly CardChange[] => {
    const [was, is] = [were.get(code), are.get(code)];
    if (was === undefined) return is === undefined ? [] : [{ type: 'opened', card: is }];
    if (is === undefined) return [{ type: 'closed', card: was }];
    const by = subtract(is.spent, was.spent);
    return by === 0 ? [] : [{ type: 'spent', card: was, by }];
  });
};
