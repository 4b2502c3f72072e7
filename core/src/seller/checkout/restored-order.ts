import { type Instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import { attemptsOf, type SellerOrder, withAttempt } from './seller-order.ts';

/** Orders of so long before a restore are asked about; later refunds are rare. Units: milliseconds. */
const askedTime = minutes(60 * 24 * 60);

/** Orders that were placed before this are not asked about after a restore. */
export const askedSince = (now: Instant): Instant => plusMilliseconds(now, -askedTime);

/** The order as it is put back from a backup. If it is paid, the provider is asked at `askAt` whether it still is; a
 *  mail that is due counts as never tried, so that it is sent however old the backup is. The same order where nothing
 *  changes. */
export const restoredOrder = (order: SellerOrder, now: Instant, askAt: Instant): SellerOrder => {
  const paid = attemptsOf(order).find(
    ({ attemptId, state, askAt: query }) =>
      attemptId === order.paidAttempt && state === 'paid' && query === undefined && order.placedAt >= askedSince(now),
  );
  const asked = paid === undefined ? order : withAttempt(order, paid.attemptId, (one) => ({ ...one, askAt }));
  return order.mails.some(({ dueAt, tries }) => dueAt !== undefined && tries > 0)
    ? { ...asked, mails: asked.mails.map((mail) => (mail.dueAt === undefined ? mail : { ...mail, tries: 0 })) }
    : asked;
};
