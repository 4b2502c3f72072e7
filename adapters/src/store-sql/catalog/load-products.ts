import { isTicketType } from '@shop/core/catalog/product-type';
import type { FormerGoods, SoldProduct } from '@shop/core/host/catalog/host-catalog';
import { facilityId, type ProductId } from '@shop/core/ids';
import type { Db } from '../database/database.ts';
import type { Flag } from '../tables/catalog-tables.ts';
import { byOwner, namedText, productText, textsByOwner } from './catalog-texts.ts';
import { loadPrices } from './load-prices.ts';

const loadSeasons = async (db: Db) => {
  const texts = textsByOwner(
    await db.selectFrom('season_texts').selectAll().execute(),
    (row) => row.season_id,
    namedText,
  );
  const rows = await db.selectFrom('seasons').selectAll().orderBy('position').execute();
  const withFlag = (flag: Flag) =>
    rows
      .filter((row) => row.off_sale === flag)
      .map((row) => ({
        productId: row.product_id,
        season: { id: row.id, firstDay: row.first_day, lastDay: row.last_day, texts: texts(row.id) },
      }));
  return {
    seasonsOf: byOwner(withFlag(0), ({ productId }) => productId),
    former: new Map(withFlag(1).map(({ season }) => [season.id, season])),
  };
};

export type LoadedProducts = {
  /** In the order in which they are shown. */
  readonly sold: ReadonlyMap<ProductId, SoldProduct>;
  readonly former: FormerGoods['products'];
  readonly formerLists: FormerGoods['priceLists'];
  readonly formerSeasons: FormerGoods['seasons'];
};

/** Every product that is or was sold, with its prices, seasons and texts. */
export const loadProducts = async (db: Db): Promise<LoadedProducts> => {
  const { groupsOf, listsOf, former: formerLists } = await loadPrices(db);
  const { seasonsOf, former: formerSeasons } = await loadSeasons(db);
  const texts = textsByOwner(
    await db.selectFrom('product_texts').selectAll().execute(),
    (row) => row.product_id,
    productText,
  );
  const tags = byOwner(
    await db.selectFrom('product_categories').selectAll().orderBy('category_id').execute(),
    (row) => row.product_id,
  );
  const rows = await db.selectFrom('products').selectAll().orderBy('position').execute();
  const productOf = (row: (typeof rows)[number]): SoldProduct => {
    const { id, type } = row;
    const base = {
      id,
      pageGroup: row.page_group,
      image: row.image,
      categories: tags(id).map((tag) => tag.category_id),
      ...(row.quantity_discount_min_items === null
        ? {}
        : { quantityDiscountMinItems: row.quantity_discount_min_items }),
      texts: texts(id),
    };
    if (!isTicketType(type)) return { ...base, type, isValueCard: row.is_value_card === 1, priceLists: listsOf(id) };
    const seasons = seasonsOf(id).map(({ season }) => season);
    const facility = row.facility_id ?? facilityId(id);
    return { ...base, type, facilityId: facility, windowDays: row.window_days, priceGroups: groupsOf(id), seasons };
  };
  const withFlag = (flag: Flag): ReadonlyMap<ProductId, SoldProduct> =>
    new Map(rows.filter((row) => row.off_sale === flag).map((row) => [row.id, productOf(row)]));
  return { sold: withFlag(0), former: withFlag(1), formerLists, formerSeasons };
};
