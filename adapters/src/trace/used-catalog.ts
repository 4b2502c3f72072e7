import type { LogRow } from '@shop/core/seller/log/log-row';
import type { StoredCatalog, StoredVersion } from '../catalog-files/stored-catalog.ts';

type Used = {
  readonly products: ReadonlySet<string>;
  readonly upsells: ReadonlySet<string>;
  readonly codes: ReadonlySet<string>;
};

/** Returns the goods and codes in the commands of a log. */
const usedIn = (rows: readonly LogRow[]): Used => {
  const [products, upsells, codes] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { request } of rows) {
    if (request.type === 'addTicket' || request.type === 'addGiftCard') products.add(request.order.productId);
    if (request.type === 'addUpsell') for (const { id } of request.order.lines) upsells.add(id);
    if (request.type === 'applyPromoCode') codes.add(request.text);
  }
  return { products, upsells, codes };
};

/** Returns the part of a stored version that the rows of a log use: products with their facilities and upsells, and
 *  codes in the rows. */
export const usedCatalog = ({ sold: stored, left }: StoredVersion, rows: readonly LogRow[]): StoredVersion => {
  const used = usedIn(rows);
  const isUsed = ({ id }: { readonly id: string }): boolean => used.products.has(id);
  const goesWith = ({ id, parents = [] }: StoredCatalog['upsells'][number]): boolean =>
    used.upsells.has(id) || parents.some((parent) => used.products.has(parent));
  const products = stored.products.filter(isUsed);
  const facilities = new Set(products.map(({ id, facility = id }) => facility));
  const sold = {
    facilities: stored.facilities.filter(({ id }) => facilities.has(id)),
    categories: [],
    products,
    upsells: stored.upsells.filter(goesWith),
    promoCodes: stored.promoCodes.filter(({ code }) => used.codes.has(code)),
  };
  const upsells = left?.upsells.filter(({ id }) => used.upsells.has(id));
  return { sold, left: left && upsells && { products: left.products.filter(isUsed), upsells } };
};
