import type { LocalDate } from '../../dates/local-date.ts';
import { type HostState, ticketsOfOrder } from '../state.ts';
import type { HostOrder } from './host-order.ts';

/** Whether money of an order is on its way back, which nobody stops any more. */
export const isPaidBack = ({ attempts }: Pick<HostState, 'attempts'>, { paidAttempt }: HostOrder): boolean =>
  paidAttempt !== undefined && attempts.get(paidAttempt)?.state === 'refunding';

/** Whether somebody was let in with a ticket of an order, or a day of it is over: its buyer has had what was paid for, and it is not
 *  canceled any more (D-CANCEL-USED). */
export const isUsed = (state: HostState, order: HostOrder, today: LocalDate): boolean =>
  ticketsOfOrder(state, order.ref).some(({ admitted }) => admitted !== undefined) ||
  order.content.items.some((line) => line.kind === 'ticket' && line.period.type === 'day' && line.period.date < today);
