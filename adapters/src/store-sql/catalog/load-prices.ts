import type { FormerGoods, SoldPriceGroup, SoldPriceList } from '@shop/core/host/catalog/host-catalog';
import type { PriceGroupId, ProductId } from '@shop/core/ids';
import type { Db } from '../database/database.ts';
import type { PriceLists } from '../tables/catalog-tables.ts';
import { byOwner, namedText, priceGroupText, textsByOwner } from './catalog-texts.ts';
import { saleDaysOf, weekdaysOf } from './stored-sale-days.ts';

type LoadedList = {
  readonly productId: ProductId;
  readonly groupId: PriceGroupId | null;
  readonly list: SoldPriceList;
  readonly isOffSale: boolean;
};

const loadLists = async (db: Db): Promise<readonly LoadedList[]> => {
  const texts = textsByOwner(
    await db.selectFrom('price_list_texts').selectAll().execute(),
    (row) => row.price_list_id,
    namedText,
  );
  const items = byOwner(
    await db.selectFrom('package_items').selectAll().orderBy('category_id').execute(),
    (row) => row.price_list_id,
  );
  const kindOf = ({ id, category_id: categoryId }: PriceLists): SoldPriceList['kind'] => {
    const rows = items(id).map((item) => ({ categoryId: item.category_id, quantity: item.quantity }));
    if (rows.length > 0) return { type: 'package', items: rows };
    return { type: 'default', ...(categoryId === null ? {} : { categoryId }) };
  };
  const lists = await db.selectFrom('price_lists').selectAll().orderBy('position').execute();
  return lists.map((row) => {
    const days = saleDaysOf(row);
    const list = {
      id: row.id,
      price: row.price,
      ...(row.price_with_discount === null ? {} : { priceWithDiscount: row.price_with_discount }),
      kind: kindOf(row),
      enabled: row.enabled === 1,
      ...(days === undefined ? {} : { days }),
      texts: texts(row.id),
    };
    return { productId: row.product_id, groupId: row.price_group_id, isOffSale: row.off_sale === 1, list };
  });
};

export type LoadedPrices = {
  readonly groupsOf: (product: ProductId) => readonly SoldPriceGroup[];
  /** Lists that belong to no group: those of gift cards. */
  readonly listsOf: (product: ProductId) => readonly SoldPriceList[];
  readonly former: FormerGoods['priceLists'];
};

/** Every price of the catalog, by product. */
export const loadPrices = async (db: Db): Promise<LoadedPrices> => {
  const all = await loadLists(db);
  const lists = all.filter(({ isOffSale }) => !isOffSale);
  const former = all.filter(({ isOffSale }) => isOffSale);
  const texts = textsByOwner(
    await db.selectFrom('price_group_texts').selectAll().execute(),
    (row) => row.price_group_id,
    priceGroupText,
  );
  const inGroup = byOwner(lists, ({ groupId }) => groupId);
  const rows = await db.selectFrom('price_groups').selectAll().orderBy('position').execute();
  const groupsOf = byOwner(rows, (row) => row.product_id);
  const listsOf = byOwner(
    lists.filter(({ groupId }) => groupId === null),
    ({ productId }) => productId,
  );
  return {
    groupsOf: (product) =>
      groupsOf(product).map((row) => ({
        id: row.id,
        enabled: row.enabled === 1,
        weekdays: weekdaysOf(row.weekdays),
        ...(row.holidays === null ? {} : { holidays: row.holidays }),
        ...(row.same_stay_as === null ? {} : { sameStayAs: row.same_stay_as }),
        priceLists: inGroup(row.id).map(({ list }) => list),
        texts: texts(row.id),
      })),
    listsOf: (product) => listsOf(product).map(({ list }) => list),
    former: new Map(former.map(({ productId, list }) => [list.id, { ...list, productId }])),
  };
};
