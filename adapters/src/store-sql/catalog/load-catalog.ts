import { goodsKinds, type HostCatalog, type SoldPromo, type SoldUpsell } from '@shop/core/host/catalog/host-catalog';
import type { ProductId, UpsellId } from '@shop/core/ids';
import { defaultPersonCategories, type PersonCategories } from '@shop/core/packages/person-categories';
import type { SellerSettings } from '@shop/core/papers/seller';
import type { Promo } from '@shop/core/pricing/promo-discount';
import type { Db } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import type { Flag, PromoCodes } from '../tables/catalog-tables.ts';
import { byOwner, namedText, textsByOwner } from './catalog-texts.ts';
import { loadProducts } from './load-products.ts';

type Upsells = ReadonlyMap<UpsellId, SoldUpsell>;

const loadUpsells = async (db: Db): Promise<{ readonly sold: Upsells; readonly former: Upsells }> => {
  const texts = textsByOwner(
    await db.selectFrom('upsell_texts').selectAll().execute(),
    (row) => row.upsell_id,
    ({ name, description }) => ({ name, description }),
  );
  const parents = byOwner(
    await db.selectFrom('upsell_parents').selectAll().orderBy('product_id').execute(),
    (row) => row.upsell_id,
  );
  const rows = await db.selectFrom('upsells').selectAll().orderBy('position').execute();
  const upsellOf = (row: (typeof rows)[number]): SoldUpsell => ({
    id: row.id,
    price: row.price,
    ...(row.price_with_discount === null ? {} : { priceWithDiscount: row.price_with_discount }),
    image: row.image,
    isBoundToDay: row.bound_to_day === 1,
    parents: parents(row.id).map((parent) => parent.product_id),
    texts: texts(row.id),
  });
  const withFlag = (flag: Flag): Upsells =>
    new Map(rows.filter((row) => row.off_sale === flag).map((row) => [row.id, upsellOf(row)]));
  return { sold: withFlag(0), former: withFlag(1) };
};

const promoOf = ({ percent, amount }: PromoCodes): Promo | undefined => {
  if (percent !== null) return { type: 'percent', percent };
  return amount === null ? undefined : { type: 'amount', amount };
};

/** When and for what a code may be used; what is not stored does not limit it. */
const termsOf = (row: PromoCodes, products: readonly ProductId[]): Omit<SoldPromo, 'promo' | 'texts'> => {
  const stored = row.kinds?.split(',');
  return {
    ...(row.max_uses === null ? {} : { maxUses: row.max_uses }),
    ...(row.valid_from === null ? {} : { validFrom: row.valid_from }),
    ...(row.valid_until === null ? {} : { validUntil: row.valid_until }),
    ...(stored === undefined ? {} : { kinds: goodsKinds.filter((kind) => stored.includes(kind)) }),
    ...(products.length === 0 ? {} : { products }),
  };
};

const loadPromos = async (db: Db): Promise<ReadonlyMap<string, SoldPromo>> => {
  const texts = textsByOwner(
    await db.selectFrom('promo_code_texts').selectAll().execute(),
    (row) => row.code,
    ({ description }) => ({ description }),
  );
  const products = byOwner(
    await db.selectFrom('promo_code_products').selectAll().orderBy('product_id').execute(),
    (row) => row.code,
  );
  const rows = await db.selectFrom('promo_codes').selectAll().where('off_sale', '=', 0).orderBy('code').execute();
  return new Map(
    rows.flatMap((row) => {
      const promo = promoOf(row);
      const own = products(row.code).map((product) => product.product_id);
      return promo === undefined ? [] : [[row.code, { promo, ...termsOf(row, own), texts: texts(row.code) }] as const];
    }),
  );
};

const loadCategories = async (db: Db): Promise<HostCatalog['categories']> => {
  const texts = textsByOwner(
    await db.selectFrom('category_texts').selectAll().execute(),
    (row) => row.category_id,
    namedText,
  );
  const rows = await db.selectFrom('categories').selectAll().orderBy('position').execute();
  return new Map(rows.map((row) => [row.id, texts(row.id)]));
};

const selectVersion = preparedQuery<Record<never, never>>()((db) =>
  db.selectFrom('catalogue_state').select(['version', 'stamp']),
);

/** The catalog as it is now, for anybody who holds a database or a transaction. */
export type LoadCatalog = ((db: Db) => Promise<HostCatalog>) & {
  /** What depends on the catalog, loaded side by side with a look whether it is what is kept here still, and once more where it is not. */
  beside<Loaded>(db: Db, load: (catalog: HostCatalog) => Promise<Loaded>): Promise<Loaded>;
  /** To be told in a transaction that changed the catalog, which others after it may share. */
  forget(tx: Db): void;
};

/** Keeps the catalog in memory and reads it anew when its version in the database is another one, so that a change by
 *  any process shows in the next request. Make one a process. Who is an adult and a child in it, and who sells it, settings say. */
export const catalogLoader = (
  personCategories: PersonCategories = defaultPersonCategories,
  seller?: SellerSettings,
): LoadCatalog => {
  let kept: { readonly stamp: string; readonly catalog: HostCatalog } | undefined;
  // Nobody else can change the catalog beside an open write transaction, which serves many commands.
  const checkedIn = new WeakMap<Db, HostCatalog>();

  let reading: { readonly version: number; readonly stamp: string; readonly catalog: Promise<HostCatalog> } | undefined;

  const readAnew = async (db: Db, version: number, stamp: string): Promise<HostCatalog> => {
    // The version is read first: a change in between makes the next call read once more, never too little.
    const products = await loadProducts(db);
    const upsells = await loadUpsells(db);
    const catalog: HostCatalog = {
      version,
      personCategories,
      ...(seller === undefined ? {} : { seller }),
      products: products.sold,
      categories: await loadCategories(db),
      upsells: upsells.sold,
      promos: await loadPromos(db),
      former: {
        products: products.former,
        priceLists: products.formerLists,
        upsells: upsells.former,
        seasons: products.formerSeasons,
      },
    };
    kept = { stamp, catalog };
    return catalog;
  };

  const load = async (db: Db): Promise<HostCatalog> => {
    const { version, stamp } = (await selectVersion(db, {})).rows[0] ?? { version: 0, stamp: '' };
    // The stamp tells a version from one that was undone and numbered alike.
    if (kept?.catalog.version === version && kept.stamp === stamp) return kept.catalog;
    // Of many that come to a cold host at once, one reads for all of them; where it fails each of them does.
    if (reading?.version === version && reading.stamp === stamp)
      return reading.catalog.catch(() => readAnew(db, version, stamp));
    const catalog = readAnew(db, version, stamp);
    reading = { version, stamp, catalog };
    const done = () => {
      if (reading?.catalog === catalog) reading = undefined;
    };
    catalog.then(done, done);
    return catalog;
  };

  const loadChecked = async (db: Db): Promise<HostCatalog> => {
    const checked = checkedIn.get(db);
    if (checked !== undefined) return checked;
    const loaded = await load(db);
    if (db.isTransaction) checkedIn.set(db, loaded);
    return loaded;
  };

  const beside = async <Loaded>(db: Db, load: (catalog: HostCatalog) => Promise<Loaded>): Promise<Loaded> => {
    const expected = checkedIn.get(db) ?? kept?.catalog;
    if (expected === undefined) return load(await loadChecked(db));
    const [catalog, loaded] = await Promise.all([loadChecked(db), load(expected)]);
    return catalog === expected ? loaded : load(catalog);
  };

  return Object.assign(loadChecked, { beside, forget: (tx: Db) => void checkedIn.delete(tx) });
};
