import { err, ok, type Result } from 'neverthrow';
import type { ErrorOf } from '../../errors/shop-error.ts';
import { isOverdue, personsOfLine, type SellerLine, type SellerTicketLine } from '../cart/seller-cart.ts';
import { type CartCase, setLines } from '../cart-case.ts';
import type { DecisionTime } from '../decision.ts';
import { loadedPlaces, rowOf } from './ledger.ts';
import { periodId } from './period-places.ts';

const isTicket = (line: SellerLine): line is SellerTicketLine => line.kind === 'ticket';

/** Sets ticket lines that may need more places: all lines or, on an error, none. Errors: `capacityFull` with the number
 *  of free places, `periodNotOnSale`. */
export const takePlaces = <Of extends CartCase>(
  of: Of,
  set: readonly SellerLine[],
  at: Pick<DecisionTime, 'now'>,
): Result<Of, ErrorOf<'capacityFull' | 'periodNotOnSale'>> => {
  const { cart, places } = of;
  const former = new Map(cart.lines.filter(isTicket).map((line) => [line.cartItemId, line]));
  const personsBefore = (line: SellerTicketLine): number => {
    const before = former.get(line.cartItemId);
    const isCounted =
      before !== undefined && !isOverdue(before.hold, at.now) && rowOf(cart.cartId, before) !== undefined;
    return isCounted ? personsOfLine(before) : 0;
  };
  const byPeriod = [...Map.groupBy(set.filter(isTicket), periodId)].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [, lines] of byPeriod) {
    const growth = lines.reduce((sum, line) => sum + personsOfLine(line) - personsBefore(line), 0);
    const [first] = lines;
    if (first === undefined || growth <= 0) continue;
    const loaded = loadedPlaces(places, first);
    if (loaded === undefined) return err({ kind: 'periodNotOnSale' });
    if (growth > loaded.left) return err({ kind: 'capacityFull', left: Math.max(loaded.left, 0) });
  }
  return ok(setLines(of, set, at));
};
