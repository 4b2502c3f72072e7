import { checkPieces } from '@shop/core/availability/pieces';
import type { ChosenGiftCard, GiftCardOrder } from '@shop/core/cart/orders';
import { parseCardValue } from '@shop/core/catalog/card-value';
import { isTicketType } from '@shop/core/catalog/product-type';
import { namedError } from '@shop/core/errors/named-error';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { Cents } from '@shop/core/money/cents';
import { addGiftCardErrors, type ShopPort } from '@shop/core/ports/shop-port';
import { linePrice } from '@shop/core/pricing/line-price';
import { err, ok, Result } from 'neverthrow';
import type { Catalog, CatalogPriceList, CatalogProduct } from '../catalog/catalog.ts';
import { productOf } from '../catalog/read-products.ts';
import { momentOf } from '../database/moment.ts';
import { addToCart } from './add-to-cart.ts';
import type { NewLine } from './new-line.ts';
import type { ShopParts } from './shop-parts.ts';

/** The value to keep for a value card, null for a fixed card. Decision: a fixed card may be asked for at its list price or
 *  at the price that the quantity earns; anything else is refused (design 4, decision 8). */
const chosenPrice = (
  product: CatalogProduct,
  list: CatalogPriceList,
  line: ChosenGiftCard,
): Result<Cents | null, ShopError> => {
  if (product.is_value_card === 1) return parseCardValue(line.price);
  const minItems = product.quantity_discount_min_items;
  const earned = linePrice({
    price: list.price,
    quantity: line.quantity,
    ...(list.price_with_discount === null ? {} : { priceWithDiscount: list.price_with_discount }),
    ...(minItems === null ? {} : { quantityDiscountMinItems: minItems }),
  });
  return line.price === list.price || line.price === earned.unitPrice ? ok(null) : err({ kind: 'priceChanged' });
};

const cardLine = (product: CatalogProduct, line: ChosenGiftCard): Result<NewLine, ShopError> => {
  const list = product.priceLists.get(line.priceListId);
  if (list === undefined) return err({ kind: 'notFound', what: 'priceList' });
  if (list.enabled === 0) return err({ kind: 'priceListDisabled' });
  return checkPieces(line.quantity)
    .andThen(() => chosenPrice(product, list, line))
    .map((chosen_price) => ({
      product_id: product.id,
      price_list_id: list.id,
      upsell_id: null,
      period: null,
      upsell_day: null,
      chosen_price,
      quantity: line.quantity,
      persons_each: 0,
    }));
};

const cardLines = (catalog: Catalog, order: GiftCardOrder): Result<readonly NewLine[], ShopError> => {
  if (order.lines.length === 0) return err({ kind: 'noItemsSelected' });
  return productOf(catalog, order.productId).andThen((product) =>
    isTicketType(product.type)
      ? err<readonly NewLine[], ShopError>({ kind: 'notFound', what: 'product' })
      : Result.combine(order.lines.map((line) => cardLine(product, line))),
  );
};

/** Puts gift cards into a cart; a value card keeps the value that the buyer chose. */
export const sqlAddGiftCard =
  ({ database, loadCatalog, clock, random }: ShopParts): ShopPort['addGiftCard'] =>
  (order, key) =>
    database
      .transaction(async (tx) => {
        const lines = cardLines(await loadCatalog(tx), order);
        if (lines.isErr()) return err(lines.error);
        const content = [order.productId, order.lines.map((line) => [line.priceListId, line.quantity, line.price])];
        const addition = { call: 'addGiftCard', cartId: order.cartId, key, content, lines: lines.value } as const;
        const added = await addToCart(tx, addition, momentOf(clock), random);
        return added.map((cartId) => ({ cartId }));
      })
      .mapErr(namedError(addGiftCardErrors));
