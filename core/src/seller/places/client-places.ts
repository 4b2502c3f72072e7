import { err, ok, type Result } from 'neverthrow';
import { isLive } from '../../cart/hold.ts';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import { personsOfLine, personsOfLines, type SellerLine, type SellerTicketLine } from '../cart/seller-cart.ts';
import type { CartCase } from '../cart-case.ts';
import { countFor, loadedPlaces } from './ledger.ts';
import { periodId } from './period-places.ts';

/** A client's digest and its maximum number of unpaid persons per period. A tenth of the capacity is allowed when that
 *  is more. */
export type LimitedClient = { readonly digest: string; readonly mostPersons: number };

/** Whether a line has unpaid places. Places of a free order count as unpaid until their `until`. */
const isUnpaid = (line: SellerLine, now: Instant): line is SellerTicketLine =>
  line.kind === 'ticket' && line.hold.state !== 'expired' && 'until' in line.hold && isLive(line.hold.until, now);

const takesMore = (before: SellerLine | undefined, line: SellerTicketLine, now: Instant): boolean =>
  personsOfLine(line) > (before !== undefined && isUnpaid(before, now) ? personsOfLine(before) : 0);

/** Counts the lines that take more places than before for their client. Errors: `tooManyUnpaidPlaces` when all carts of
 *  the client together have more unpaid places of a period than allowed. Without a client there is no limit. */
export const forClient = <Of extends CartCase>(
  before: readonly SellerLine[],
  after: Of,
  client: LimitedClient | undefined,
  now: Instant,
): Result<Of, ErrorOf<'tooManyUnpaidPlaces'>> => {
  if (client === undefined) return ok(after);
  const former = new Map(before.map((line) => [line.cartItemId, line]));
  const growingLines = after.cart.lines
    .filter((line) => isUnpaid(line, now))
    .filter((line) => takesMore(former.get(line.cartItemId), line, now));
  const ids = new Set(growingLines.map(({ cartItemId }) => cartItemId));
  const isTooMuch = [...Map.groupBy(growingLines, periodId).values()].some((lines) => {
    const loaded = lines[0] && loadedPlaces(after.places, lines[0]);
    const others = [...(loaded?.ofClient ?? [])].reduce((sum, [id, persons]) => sum + (ids.has(id) ? 0 : persons), 0);
    const tenth = Math.floor((loaded?.capacity ?? 0) / 10);
    return others + personsOfLines(lines) > Math.max(client.mostPersons, tenth);
  });
  if (isTooMuch) return err({ kind: 'tooManyUnpaidPlaces' });
  return ok({ ...after, places: countFor(after.places, [...ids], client.digest) });
};
