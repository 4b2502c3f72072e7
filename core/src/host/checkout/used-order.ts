import type { ToldOutcome } from '../../checkout/order.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import { type HostState, ticketsOfOrder } from '../state.ts';
import type { HostOrder } from './host-order.ts';

/** Whether money of an order is on its way back, which nobody stops any more. */
export const isPaidBack = ({ attempts }: Pick<HostState, 'attempts'>, { paidAttempt }: HostOrder): boolean =>
  paidAttempt !== undefined && attempts.get(paidAttempt)?.state === 'refunding';

const isRefunding = ({ attempts }: Pick<HostState, 'attempts'>, { ref }: HostOrder): boolean =>
  [...attempts.values()].some(({ orderRef, state }) => orderRef === ref && state === 'refunding');

/** What everybody is told of an order: nothing is over before its money is back, and nothing is good once it is to go back
 *  (D-REFUND-UNDERWAY). */
export const toldOutcome = (state: Pick<HostState, 'attempts'>, order: HostOrder): ToldOutcome => {
  switch (order.outcome) {
    case 'open':
    case 'canceled':
      return order.outcome;
    case 'completed':
      return isPaidBack(state, order) ? 'canceling' : 'completed';
    case 'refunded':
      return isRefunding(state, order) ? 'refunding' : 'refunded';
  }
};

/** Whether somebody was let in with a ticket of an order, or a day of it is over: its buyer has had what was paid for, and it is not
 *  canceled any more (D-CANCEL-USED). */
export const isUsed = (state: HostState, order: HostOrder, today: LocalDate): boolean =>
  ticketsOfOrder(state, order.ref).some(({ admitted }) => admitted !== undefined) ||
  order.content.items.some((line) => line.kind === 'ticket' && line.period.type === 'day' && line.period.date < today);

/** Whether its buyer may cancel an order now (D-CANCEL-USED). */
export const isCancelable = (state: HostState, order: HostOrder, today: LocalDate): boolean =>
  toldOutcome(state, order) === 'completed' && !isUsed(state, order, today);
