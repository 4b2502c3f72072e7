import type { PriceListId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import type { Promo } from '@shop/core/pricing/promo-discount';
import type { Db } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import type { PromoCodes } from '../tables/catalog-tables.ts';
import type {
  Catalog,
  CatalogPriceGroup,
  CatalogPriceList,
  CatalogProduct,
  CatalogPromo,
  CatalogUpsell,
  Texts,
} from './catalog.ts';
import { cleanPriceGroupTexts, cleanProductTexts } from './clean-texts.ts';

type Text = { readonly language: Language };

/** Rows by their owner, in the order they came. */
const byOwner = <Row, Owner>(
  rows: readonly Row[],
  ownerOf: (row: Row) => Owner,
): ((owner: Owner) => readonly Row[]) => {
  const groups = Map.groupBy(rows, ownerOf);
  return (owner) => groups.get(owner) ?? [];
};

const textsByOwner = <Row extends Text, Owner>(rows: readonly Row[], ownerOf: (row: Row) => Owner) => {
  const rowsOf = byOwner(rows, ownerOf);
  return (owner: Owner): Texts<Row> => new Map(rowsOf(owner).map((row) => [row.language, row]));
};

const loadPriceLists = async (db: Db): Promise<readonly CatalogPriceList[]> => {
  const texts = textsByOwner(await db.selectFrom('price_list_texts').selectAll().execute(), (row) => row.price_list_id);
  const items = byOwner(await db.selectFrom('package_items').selectAll().execute(), (row) => row.price_list_id);
  const lists = await db.selectFrom('price_lists').selectAll().orderBy('position').execute();
  return lists.map((list) => ({
    ...list,
    texts: texts(list.id),
    packageItems: items(list.id).map((item) => ({ categoryId: item.category_id, quantity: item.quantity })),
  }));
};

const loadPriceGroups = async (db: Db, lists: readonly CatalogPriceList[]): Promise<readonly CatalogPriceGroup[]> => {
  const rows = await db.selectFrom('price_group_texts').selectAll().execute();
  const texts = textsByOwner(rows.map(cleanPriceGroupTexts), (row) => row.price_group_id);
  const listsOf = byOwner(lists, (list) => list.price_group_id);
  const groups = await db.selectFrom('price_groups').selectAll().orderBy('position').execute();
  return groups.map((group) => ({ ...group, texts: texts(group.id), priceLists: listsOf(group.id) }));
};

const loadSeasons = async (db: Db) => {
  const texts = textsByOwner(await db.selectFrom('season_texts').selectAll().execute(), (row) => row.season_id);
  const seasons = await db.selectFrom('seasons').selectAll().orderBy('position').execute();
  return seasons.map((season) => ({ ...season, texts: texts(season.id) }));
};

const loadProducts = async (db: Db): Promise<readonly CatalogProduct[]> => {
  const lists = await loadPriceLists(db);
  const listsOf = byOwner(lists, (list) => list.product_id);
  const groupsOf = byOwner(await loadPriceGroups(db, lists), (group) => group.product_id);
  const seasonsOf = byOwner(await loadSeasons(db), (season) => season.product_id);
  const rows = await db.selectFrom('product_texts').selectAll().execute();
  const textsOf = textsByOwner(rows.map(cleanProductTexts), (row) => row.product_id);
  const categoriesOf = byOwner(
    await db.selectFrom('product_categories').selectAll().execute(),
    (row) => row.product_id,
  );
  const products = await db.selectFrom('products').selectAll().orderBy('position').execute();
  return products.map((product) => ({
    ...product,
    texts: textsOf(product.id),
    categories: categoriesOf(product.id).map((row) => row.category_id),
    priceGroups: groupsOf(product.id),
    priceLists: new Map<PriceListId, CatalogPriceList>(listsOf(product.id).map((list) => [list.id, list])),
    seasons: seasonsOf(product.id),
  }));
};

const loadUpsells = async (db: Db): Promise<readonly CatalogUpsell[]> => {
  const texts = textsByOwner(await db.selectFrom('upsell_texts').selectAll().execute(), (row) => row.upsell_id);
  const parents = byOwner(await db.selectFrom('upsell_parents').selectAll().execute(), (row) => row.upsell_id);
  const upsells = await db.selectFrom('upsells').selectAll().orderBy('position').execute();
  return upsells.map((upsell) => ({
    ...upsell,
    texts: texts(upsell.id),
    parents: parents(upsell.id).map((row) => row.product_id),
  }));
};

const promoOf = (row: PromoCodes): Promo | undefined => {
  if (row.percent !== null) return { type: 'percent', percent: row.percent };
  return row.amount === null ? undefined : { type: 'amount', amount: row.amount };
};

const loadPromos = async (db: Db): Promise<ReadonlyMap<string, CatalogPromo>> => {
  const texts = textsByOwner(await db.selectFrom('promo_code_texts').selectAll().execute(), (row) => row.code);
  const rows = await db.selectFrom('promo_codes').selectAll().execute();
  return new Map(
    rows.flatMap((row) => {
      const promo = promoOf(row);
      return promo === undefined ? [] : [[row.code, { promo, texts: texts(row.code) }] as const];
    }),
  );
};

const loadCategories = async (db: Db) => {
  const texts = textsByOwner(await db.selectFrom('category_texts').selectAll().execute(), (row) => row.category_id);
  const rows = await db.selectFrom('categories').selectAll().orderBy('position').execute();
  return new Map(rows.map((row) => [row.id, texts(row.id)]));
};

const selectVersion = preparedQuery<Record<never, never>>()((db) => db.selectFrom('catalogue_state').select('version'));

const loadVersion = async (db: Db): Promise<number> => {
  const { rows } = await selectVersion(db, {});
  return rows[0]?.version ?? 0;
};

/** The catalog as it is now, for anybody who holds a database or a transaction. */
export type LoadCatalog = (db: Db) => Promise<Catalog>;

/** Keeps the catalog in memory and reads it anew when its version in the database is another one, so that a change by
 *  any process shows in the next request. Make one a process. */
export const catalogLoader = (): LoadCatalog => {
  let kept: Catalog | undefined;
  return async (db) => {
    const version = await loadVersion(db);
    if (kept?.version === version) return kept;
    // The version is read first: a change in between makes the next call read once more, never too little.
    const loaded: Catalog = {
      version,
      products: new Map((await loadProducts(db)).map((product) => [product.id, product])),
      categories: await loadCategories(db),
      upsells: new Map((await loadUpsells(db)).map((upsell) => [upsell.id, upsell])),
      promos: await loadPromos(db),
    };
    kept = loaded;
    return loaded;
  };
};
