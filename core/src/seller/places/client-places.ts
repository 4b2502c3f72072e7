import { err, ok, type Result } from 'neverthrow';
import { isLive } from '../../cart/hold.ts';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId } from '../../ids.ts';
import { personsOfLine, personsOfLines, type SellerLine, type SellerTicketLine } from '../cart/seller-cart.ts';
import { linesOf, type SellerState } from '../state.ts';
import { type PeriodId, periodId } from './period-places.ts';
import { setLines } from './take-places.ts';

/** A client's digest and its limit for a period, unless a tenth of the places is more. */
export type LimitedClient = { readonly digest: string; readonly mostPersons: number };

/** Whether a line has places that are not paid; those of a free order count as such until their end. */
const isUnpaid = (line: SellerLine, now: Instant): line is SellerTicketLine =>
  line.kind === 'ticket' && line.hold.state !== 'expired' && 'until' in line.hold && isLive(line.hold.until, now);

const takesMore = (before: SellerLine | undefined, line: SellerTicketLine, now: Instant): boolean =>
  personsOfLine(line) > (before !== undefined && isUnpaid(before, now) ? personsOfLine(before) : 0);

const unpaidPersons = ({ lines }: SellerState, client: string, id: PeriodId, now: Instant): number =>
  personsOfLines(
    [...lines.values()].filter((line) => isUnpaid(line, now) && line.client === client && periodId(line) === id),
  );

/** Counts lines that take more places for their client. Errors: `tooManyUnpaidPlaces` where the client has too many of
 *  a period in all its carts; without a client there is no limit. */
export const forClient = (
  before: SellerState,
  after: SellerState,
  client: LimitedClient | undefined,
  cartId: CartId,
  now: Instant,
): Result<SellerState, ErrorOf<'tooManyUnpaidPlaces'>> => {
  if (client === undefined) return ok(after);
  const taken = linesOf(after, cartId)
    .filter((line) => isUnpaid(line, now))
    .filter((line) => takesMore(before.lines.get(line.id), line, now))
    .map((line) => ({ ...line, client: client.digest }));
  const counted = setLines(after, taken);
  const isTooMuch = taken.map(periodId).some((id) => {
    const tenth = Math.floor((counted.periods.get(id)?.capacity ?? 0) / 10);
    return unpaidPersons(counted, client.digest, id, now) > Math.max(client.mostPersons, tenth);
  });
  return isTooMuch ? err({ kind: 'tooManyUnpaidPlaces' }) : ok(counted);
};
