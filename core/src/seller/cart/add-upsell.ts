import { err, ok, Result } from 'neverthrow';
import { checkPieces } from '../../availability/pieces.ts';
import type { ChosenUpsell, UpsellOrder } from '../../cart/orders.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { SellerCatalog, SoldUpsell } from '../catalog/seller-catalog.ts';
import { daysOfParents, isOffered, type ParentLine, parentsNow } from '../catalog/upsells-offered.ts';
import { setLines } from '../places/take-places.ts';
import { type Decide, linesOf } from '../state.ts';
import { upsellsFit } from './cart-ceilings.ts';
import { type Addition, type FillError, fillCart } from './fill-cart.ts';
import { unsoldCart } from './open-cart.ts';
import type { RequestedLine } from './seller-cart.ts';

type AddUpsell = Addition & { readonly type: 'addUpsell'; readonly order: UpsellOrder };

type AddUpsellRefusal =
  | FillError
  | ErrorOf<'tooManyUpsells' | 'noItemsSelected' | 'notFound' | 'dateNotSelected' | 'periodNotOnSale'>;

const noUpsell: ErrorOf<'notFound'> = { kind: 'notFound', what: 'upsell' };

/** The day of an upsell that needs one. Errors: `dateNotSelected` where several are possible, `periodNotOnSale`. */
const dayOf = (
  upsell: SoldUpsell,
  line: ChosenUpsell,
  parents: readonly ParentLine[],
): Result<{ readonly day?: LocalDate }, AddUpsellRefusal> => {
  if (!upsell.isBoundToDay) return ok({});
  const days = daysOfParents(upsell, parents);
  const [only, ...others] = days;
  const day = line.date ?? (others.length === 0 ? only : undefined);
  if (day === undefined) return err({ kind: 'dateNotSelected' });
  return days.includes(day) ? ok({ day }) : err({ kind: 'periodNotOnSale' });
};

const requestedLine = (
  catalog: SellerCatalog,
  line: ChosenUpsell,
  parents: readonly ParentLine[],
): Result<RequestedLine, AddUpsellRefusal> => {
  const upsell = catalog.upsells.get(line.id);
  if (upsell === undefined || !isOffered(upsell, parents)) return err(noUpsell);
  if (!line.parentProductIds.every((id) => upsell.parents.includes(id))) return err(noUpsell);
  return checkPieces(line.quantity)
    .andThen(() => dayOf(upsell, line, parents))
    .map((day) => ({ kind: 'upsell', upsellId: upsell.id, quantity: line.quantity, ...day }));
};

/** Puts upsells beside the tickets that they go with. */
export const addUpsell: Decide<AddUpsell, AddUpsellRefusal> = (state, { order, ...addition }, at) => {
  const cart = unsoldCart(state, order.cartId);
  if (cart.isErr()) return err(cart.error);
  if (order.lines.length === 0) return err({ kind: 'noItemsSelected' });
  const parents = parentsNow(state.catalog, linesOf(state, order.cartId), at);
  return Result.combine(order.lines.map((line) => requestedLine(state.catalog, line, parents))).andThen((wanted) =>
    fillCart(state, order.cartId, wanted, addition, at.now, ({ open, set, lines }) =>
      upsellsFit(lines).map(() => setLines(open, set)),
    ),
  );
};
