import { checkPieces } from '@shop/core/availability/pieces';
import type { ChosenUpsell } from '@shop/core/cart/orders';
import type { LocalDate } from '@shop/core/dates/local-date';
import { namedError } from '@shop/core/errors/named-error';
import type { ShopError } from '@shop/core/errors/shop-error';
import { addUpsellErrors, type ShopPort } from '@shop/core/ports/shop-port';
import { err, ok, Result } from 'neverthrow';
import type { Catalog, CatalogUpsell } from '../catalog/catalog.ts';
import { daysOfParents, isOffered, type ParentLine } from '../catalog/upsell-views.ts';
import { momentOf } from '../database/moment.ts';
import { addToCart } from './add-to-cart.ts';
import { loadCartRows } from './cart-rows.ts';
import { cartIn } from './cart-view.ts';
import type { NewLine } from './new-line.ts';
import type { ShopParts } from './shop-parts.ts';

const noUpsell: ShopError = { kind: 'notFound', what: 'upsell' };

/** The day of an upsell that needs one: the asked one, or the only one there is. Errors: `dateNotSelected`,
 *  `periodNotOnSale` for a day without a ticket. */
const dayOf = (
  upsell: CatalogUpsell,
  line: ChosenUpsell,
  parents: readonly ParentLine[],
): Result<LocalDate | null, ShopError> => {
  if (upsell.bound_to_day === 0) return ok(null);
  const days = daysOfParents(upsell, parents);
  const [only, ...others] = days;
  const day = line.date ?? (others.length === 0 ? only : undefined);
  if (day === undefined) return err({ kind: 'dateNotSelected' });
  return days.includes(day) ? ok(day) : err({ kind: 'periodNotOnSale' });
};

const upsellLine = (
  catalog: Catalog,
  line: ChosenUpsell,
  parents: readonly ParentLine[],
): Result<NewLine, ShopError> => {
  const upsell = catalog.upsells.get(line.id);
  if (upsell === undefined || !isOffered(upsell, parents)) return err(noUpsell);
  if (!line.parentProductIds.every((id) => upsell.parents.includes(id))) return err(noUpsell);
  return checkPieces(line.quantity)
    .andThen(() => dayOf(upsell, line, parents))
    .map((upsell_day) => ({
      product_id: null,
      price_list_id: null,
      upsell_id: upsell.id,
      period: null,
      upsell_day,
      chosen_price: null,
      quantity: line.quantity,
      persons_each: 0,
    }));
};

/** Puts upsells beside the tickets that they go with. */
export const sqlAddUpsell =
  ({ database, loadCatalog, clock, random }: ShopParts): ShopPort['addUpsell'] =>
  (order, key) =>
    database
      .transaction(async (tx) => {
        const at = momentOf(clock);
        const catalog = await loadCatalog(tx);
        const before = await loadCartRows(tx, order.cartId, at.now);
        if (before === undefined || before.state === 'sold') return err({ kind: 'notFound', what: 'cart' });
        if (order.lines.length === 0) return err({ kind: 'noItemsSelected' });
        const lines = Result.combine(order.lines.map((line) => upsellLine(catalog, line, before.lines)));
        if (lines.isErr()) return err(lines.error);
        const content = order.lines.map((line) => [line.id, line.quantity, line.date ?? null]);
        const addition = { call: 'addUpsell', cartId: order.cartId, key, content, lines: lines.value } as const;
        const added = await addToCart(tx, addition, at, random);
        if (added.isErr()) return err(added.error);
        const rows = await loadCartRows(tx, added.value, at.now);
        if (rows === undefined) throw new Error(`cart ${added.value} is gone`);
        return ok(cartIn(catalog, rows, order.language, at.now));
      })
      .mapErr(namedError(addUpsellErrors));
