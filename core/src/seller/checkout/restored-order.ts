import { type Instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import { attemptsOf, type SellerOrder, withAttempt } from './seller-order.ts';

/** Age of orders whose payment is queried again after a restore: later refunds are rare. Units: milliseconds. */
const maxQueryAge = minutes(60 * 24 * 60);

/** Returns the placing time from which orders are queried again after a restore. */
export const queryStart = (now: Instant): Instant => plusMilliseconds(now, -maxQueryAge);

/** Returns an order as restored from a backup. The payment of a paid order is queried at `askAt`. A mail that is due
 *  has its attempts reset, so that it is sent however old the backup is. Returns the same object when nothing changes.
 *  */
export const restoredOrder = (order: SellerOrder, now: Instant, askAt: Instant): SellerOrder => {
  const paid = attemptsOf(order).find(
    ({ attemptId, state, askAt: query }) =>
      attemptId === order.paidAttempt && state === 'paid' && query === undefined && order.placedAt >= queryStart(now),
  );
  const withQuery = paid === undefined ? order : withAttempt(order, paid.attemptId, (one) => ({ ...one, askAt }));
  return order.mails.some(({ dueAt, tries }) => dueAt !== undefined && tries > 0)
    ? { ...withQuery, mails: withQuery.mails.map((mail) => (mail.dueAt === undefined ? mail : { ...mail, tries: 0 })) }
    : withQuery;
};
