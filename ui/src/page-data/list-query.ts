import { type ProductSort, productPageSizes, productSorts } from '@shop/core/catalog/product-list';

/** The query of a product list; the same in every language. */
export type ListQuery = {
  /** Absent for all categories. */
  readonly categoryId?: string;
  readonly sort: ProductSort;
  /** Units: products from the first on, a multiple of the layout's page. */
  readonly take: number;
};

const names = { category: 'category', sort: 'sort', show: 'show' } as const;

const most = productPageSizes[1];

/** Whole pages that hold the requested number; without one the first page. */
const pagesFor = (text: string | null, page: number): number => {
  const wanted = Number(text ?? '');
  if (!Number.isSafeInteger(wanted) || wanted <= page) return page;
  return Math.min(Math.ceil(wanted / page) * page, Math.floor(most / page) * page);
};

/** Reads an address; unknown values are ignored. */
export const listQueryIn = (search: string, layout: 1 | 2): ListQuery => {
  const query = new URLSearchParams(search);
  const categoryId = query.get(names.category) ?? '';
  return {
    categoryId: layout === 1 && categoryId !== '' ? categoryId : undefined,
    sort: productSorts.find((sort) => sort === query.get(names.sort)) ?? 'recommended',
    take: pagesFor(query.get(names.show), productPageSizes[layout]),
  };
};

/** The address of a list; what goes without saying is left out. */
export const listHref = (path: string, { categoryId, sort, take }: ListQuery, layout: 1 | 2): string => {
  const query = new URLSearchParams();
  if (categoryId !== undefined) query.set(names.category, categoryId);
  if (sort !== 'recommended') query.set(names.sort, sort);
  if (take > productPageSizes[layout]) query.set(names.show, String(take));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
};
