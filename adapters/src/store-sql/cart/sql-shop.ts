import { namedError } from '@shop/core/errors/named-error';
import {
  listCategoriesErrors,
  listProductsErrors,
  quoteTicketErrors,
  type ShopPort,
  showProductErrors,
} from '@shop/core/ports/shop-port';
import { ok } from 'neverthrow';
import { readCategories, readProduct, readProducts, readQuote } from '../catalog/read-products.ts';
import { momentOf } from '../database/moment.ts';
import { sqlAddGiftCard } from './add-gift-card.ts';
import { sqlAddTicket } from './add-ticket.ts';
import { sqlAddUpsell } from './add-upsell.ts';
import { sqlApplyPromoCode } from './apply-promo-code.ts';
import { sqlChangeQuantity } from './change-quantity.ts';
import { sqlLoadCart } from './load-cart.ts';
import { sqlRemoveItem } from './remove-item.ts';
import type { ShopParts } from './shop-parts.ts';

type Reads = Pick<ShopPort, 'listProducts' | 'listCategories' | 'showProduct' | 'quoteTicket'>;

const sqlReads = ({ database, loadCatalog, clock }: ShopParts): Reads => ({
  listProducts: (query) =>
    database
      .read(async (db) => ok(await readProducts(db, await loadCatalog(db), query, momentOf(clock))))
      .mapErr(namedError(listProductsErrors)),
  listCategories: (language) =>
    database
      .read(async (db) => ok(readCategories(await loadCatalog(db), language)))
      .mapErr(namedError(listCategoriesErrors)),
  showProduct: (language, url) =>
    database
      .read(async (db) => readProduct(db, await loadCatalog(db), language, url, momentOf(clock)))
      .mapErr(namedError(showProductErrors)),
  quoteTicket: (query) =>
    database
      .read(async (db) => readQuote(db, await loadCatalog(db), query, momentOf(clock)))
      .mapErr(namedError(quoteTicketErrors)),
});

/** The catalog and the cart over tables: prices by core's rules, places taken by one conditional statement (design 3.4). */
export const sqlShop = (parts: ShopParts): ShopPort => ({
  ...sqlReads(parts),
  loadCart: sqlLoadCart(parts),
  addTicket: sqlAddTicket(parts),
  addGiftCard: sqlAddGiftCard(parts),
  addUpsell: sqlAddUpsell(parts),
  changeQuantity: sqlChangeQuantity(parts),
  removeItem: sqlRemoveItem(parts),
  applyPromoCode: sqlApplyPromoCode(parts),
});
