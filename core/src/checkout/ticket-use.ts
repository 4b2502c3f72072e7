import type { CartLine } from '../cart/cart-line.ts';
import type { Instant } from '../dates/instant.ts';

/** Whether a ticket or gift card of a line is used up, by when it was shown at the door last. A season's ticket lets
 *  its person in once on each day, all else once. */
export const isUsedUp = (line: CartLine, admittedAt: Instant | undefined): boolean =>
  admittedAt !== undefined && !(line.kind === 'ticket' && line.period.type === 'season');
