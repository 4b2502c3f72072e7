import { type ProductSort, productPageSizes, productSorts } from '@shop/core/catalog/product-list';

/** The query of a product list; the same in every language. */
export type ListQuery = {
  /** `undefined` for all categories. */
  readonly categoryId?: string;
  readonly sort: ProductSort;
  /** Number of products from the first on, a multiple of the layout's page size. */
  readonly take: number;
};

const names = { category: 'category', sort: 'sort', show: 'show' } as const;

const maxProducts = productPageSizes[1];

/** Returns the requested number of products, rounded up to whole pages and limited to the maximum; by default one
 *  page. */
const takeOf = (text: string | null, page: number): number => {
  const requested = Number(text ?? '');
  if (!Number.isSafeInteger(requested) || requested <= page) return page;
  return Math.min(Math.ceil(requested / page) * page, Math.floor(maxProducts / page) * page);
};

/** Reads the query of a list's address; ignores unknown values. */
export const listQueryIn = (search: string, layout: 1 | 2): ListQuery => {
  const query = new URLSearchParams(search);
  const categoryId = query.get(names.category) ?? '';
  return {
    categoryId: layout === 1 && categoryId !== '' ? categoryId : undefined,
    sort: productSorts.find((sort) => sort === query.get(names.sort)) ?? 'recommended',
    take: takeOf(query.get(names.show), productPageSizes[layout]),
  };
};

/** Returns the address of a list, without parameters that have their default value. */
export const listHref = (path: string, { categoryId, sort, take }: ListQuery, layout: 1 | 2): string => {
  const query = new URLSearchParams();
  if (categoryId !== undefined) query.set(names.category, categoryId);
  if (sort !== 'recommended') query.set(names.sort, sort);
  if (take > productPageSizes[layout]) query.set(names.show, String(take));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
};
