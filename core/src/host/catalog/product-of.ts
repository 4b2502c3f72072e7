import { err, ok, type Result } from 'neverthrow';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { ProductId } from '../../ids.ts';
import type { HostCatalog, SoldProduct } from './host-catalog.ts';

/** A product by its id. Errors: `notFound` product. */
export const productOf = (catalog: HostCatalog, id: ProductId): Result<SoldProduct, ErrorOf<'notFound'>> => {
  const product = catalog.products.get(id);
  return product === undefined ? err({ kind: 'notFound', what: 'product' }) : ok(product);
};
