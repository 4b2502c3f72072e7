import { err, ok, Result } from 'neverthrow';
import { checkPieces, nonZeroChoices } from '../../availability/pieces.ts';
import type { ChosenUpsell, UpsellOrder } from '../../cart/orders.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import { type CartCase, setLines } from '../cart-case.ts';
import type { SellerCatalog, SoldUpsell } from '../catalog/seller-catalog.ts';
import { daysOfParents, isOffered, type ParentLine, parentsNow } from '../catalog/upsells-offered.ts';
import type { DecisionTime } from '../decision.ts';
import { upsellsFit } from './cart-ceilings.ts';
import { type Addition, type FillCase, type FillError, fillCart } from './fill-cart.ts';
import { unsoldCart } from './open-cart.ts';
import type { RequestedLine } from './seller-cart.ts';

export type AddUpsell = Addition & { readonly order: UpsellOrder };

export type AddUpsellRefusal =
  | FillError
  | ErrorOf<'tooManyUpsells' | 'noItemsSelected' | 'notFound' | 'dateNotSelected' | 'periodNotOnSale'>;

const noUpsell: ErrorOf<'notFound'> = { kind: 'notFound', what: 'upsell' };

/** Returns the day of an upsell that is bound to a day. Errors: `dateNotSelected` when several days are possible and
 *  none is chosen, `periodNotOnSale` when the chosen day is not possible. */
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

/** Adds upsells to a cart that contains a product with which they are offered. */
export const addUpsell = (
  of: FillCase,
  { order, ...addition }: AddUpsell,
  at: DecisionTime,
): Result<CartCase, AddUpsellRefusal> => {
  const cart = unsoldCart(of.cart);
  if (cart.isErr()) return err(cart.error);
  const items = nonZeroChoices(order.items);
  if (items.isErr()) return err(items.error);
  const parents = parentsNow(of.catalog, cart.value.lines, at);
  return Result.combine(items.value.map((line) => requestedLine(of.catalog, line, parents))).andThen((wanted) =>
    fillCart(of, wanted, addition, at.now, ({ open, set, lines }) =>
      upsellsFit(lines).map(() => setLines(open, set, at)),
    ),
  );
};
