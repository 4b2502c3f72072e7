import { err, ok, type Result } from 'neverthrow';
import type { CartLine } from '../../cart/cart-line.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { PriceListId, ProductId, SeasonId, UpsellId } from '../../ids.ts';
import {
  type HostCatalog,
  isTicket,
  priceListsOf,
  type SoldPriceList,
  type SoldProduct,
  type SoldSeason,
  type SoldUpsell,
} from './host-catalog.ts';

/** A product by its id. Errors: `notFound` product. */
export const productOf = (catalog: HostCatalog, id: ProductId): Result<SoldProduct, ErrorOf<'notFound'>> => {
  const product = catalog.products.get(id);
  return product === undefined ? err({ kind: 'notFound', what: 'product' }) : ok(product);
};

/** A product that is or was sold: open carts keep what left the catalog, at its price (D-CATALOG-IMPORT). */
export const knownProduct = ({ products, former }: HostCatalog, id: ProductId): SoldProduct | undefined =>
  products.get(id) ?? former?.products.get(id);

/** A product with one of its prices, be they sold or known from before. */
export const knownPrice = (
  catalog: HostCatalog,
  { productId, priceListId }: { readonly productId: ProductId; readonly priceListId: PriceListId },
): { readonly product: SoldProduct; readonly list: SoldPriceList } | undefined => {
  const product = knownProduct(catalog, productId);
  const own = product && priceListsOf(product).find(({ id }) => id === priceListId);
  const list = own ?? catalog.former?.priceLists.get(priceListId);
  return product && list && { product, list };
};

/** An upsell that is sold or was once. */
export const knownUpsell = ({ upsells, former }: HostCatalog, id: UpsellId): SoldUpsell | undefined =>
  upsells.get(id) ?? former?.upsells.get(id);

/** The season that a bought line is for, while the catalog knows it; none for a line of a day, and of no period. */
export const boughtSeason = (catalog: HostCatalog, line: CartLine): SoldSeason | undefined => {
  if (line.kind !== 'ticket' || line.period.type === 'day' || line.period.id === undefined) return undefined;
  return knownSeason(catalog, line.productId && knownProduct(catalog, line.productId), line.period.id);
};

/** A season of a product, be it sold or known from before. */
export const knownSeason = (
  { former }: HostCatalog,
  product: SoldProduct | undefined,
  id: SeasonId,
): SoldSeason | undefined => {
  const own = product !== undefined && isTicket(product) ? product.seasons : [];
  return own.find((season) => season.id === id) ?? former?.seasons.get(id);
};
