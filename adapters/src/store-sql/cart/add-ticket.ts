import { checkPieces } from '@shop/core/availability/pieces';
import type { ChosenTicket, TicketOrder } from '@shop/core/cart/orders';
import { personsOf } from '@shop/core/catalog/price-list';
import type { TicketPeriod } from '@shop/core/catalog/ticket';
import type { LocalDate } from '@shop/core/dates/local-date';
import { namedError } from '@shop/core/errors/named-error';
import type { ShopError } from '@shop/core/errors/shop-error';
import { addTicketErrors, type ShopPort } from '@shop/core/ports/shop-port';
import { err, ok, Result } from 'neverthrow';
import { periodKey } from '../capacity/period-key.ts';
import type { Catalog, CatalogProduct } from '../catalog/catalog.ts';
import { checkPeriod, isGroupOnSale } from '../catalog/periods-on-sale.ts';
import { kindOf } from '../catalog/price-list-views.ts';
import { productOf } from '../catalog/read-products.ts';
import { upsellsFor } from '../catalog/upsell-views.ts';
import { momentOf } from '../database/moment.ts';
import { addToCart } from './add-to-cart.ts';
import type { NewLine } from './new-line.ts';
import type { ShopParts } from './shop-parts.ts';

const ticketLine = (
  product: CatalogProduct,
  period: TicketPeriod,
  { priceListId, quantity }: ChosenTicket,
): Result<NewLine, ShopError> => {
  const list = product.priceLists.get(priceListId);
  const group = product.priceGroups.find((candidate) => candidate.id === list?.price_group_id);
  if (list === undefined || group === undefined) return err({ kind: 'notFound', what: 'priceList' });
  if (list.enabled === 0 || !isGroupOnSale(group, period)) return err({ kind: 'priceListDisabled' });
  return checkPieces(quantity).map(() => ({
    product_id: product.id,
    price_list_id: list.id,
    upsell_id: null,
    period: periodKey(period),
    upsell_day: null,
    chosen_price: null,
    quantity,
    persons_each: personsOf(kindOf(list)),
  }));
};

/** Checks an order against the catalog. Errors: `notFound` product or price list, those of `checkPeriod`,
 *  `priceListDisabled`, `noItemsSelected`, `invalidInput`. */
const ticketLines = (catalog: Catalog, order: TicketOrder, today: LocalDate): Result<readonly NewLine[], ShopError> => {
  if (order.lines.length === 0) return err({ kind: 'noItemsSelected' });
  return productOf(catalog, order.productId).andThen((product) =>
    checkPeriod(product, order.period, today).andThen((period) =>
      Result.combine(order.lines.map((line) => ticketLine(product, period, line))),
    ),
  );
};

/** Takes the places of all lines of an order, or of none. */
export const sqlAddTicket =
  ({ database, loadCatalog, clock, random }: ShopParts): ShopPort['addTicket'] =>
  (order, key) =>
    database
      .transaction(async (tx) => {
        const at = momentOf(clock);
        const catalog = await loadCatalog(tx);
        const lines = ticketLines(catalog, order, at.today);
        if (lines.isErr()) return err(lines.error);
        const content = [order.productId, order.period, order.lines.map((line) => [line.priceListId, line.quantity])];
        const addition = { call: 'addTicket', cartId: order.cartId, key, content, lines: lines.value } as const;
        const added = await addToCart(tx, addition, at, random);
        if (added.isErr()) return err(added.error);
        return ok({ cartId: added.value, upsells: upsellsFor(catalog, lines.value, order.language) });
      })
      .mapErr(namedError(addTicketErrors));
