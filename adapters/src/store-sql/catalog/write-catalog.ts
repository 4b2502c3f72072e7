import type { HostCatalog, SoldPromo, SoldUpsell } from '@shop/core/host/catalog/host-catalog';
import type { CatalogPeriods } from '@shop/core/host/catalog/sold-period';
import type { Tx } from '../database/database.ts';
import { periodKey } from '../tables/period-key.ts';
import { textRows } from './text-rows.ts';
import { writeProduct } from './write-products.ts';

/** Rows per statement; SQLite takes 32766 parameters at most. */
const chunk = 500;

const writeCategories = async (tx: Tx, categories: HostCatalog['categories']): Promise<void> => {
  for (const [position, [id, texts]] of [...categories].entries()) {
    await tx.insertInto('categories').values({ id, position }).execute();
    const rows = textRows(texts, ({ name }, language) => ({ category_id: id, language, name }));
    await tx.insertInto('category_texts').values(rows).execute();
  }
};

const writeUpsell = async (tx: Tx, upsell: SoldUpsell, position: number): Promise<void> => {
  const { id, price, image } = upsell;
  const discounted = { price_with_discount: upsell.priceWithDiscount ?? null };
  const row = { id, position, price, ...discounted, image, bound_to_day: upsell.isBoundToDay ? 1 : 0 } as const;
  await tx.insertInto('upsells').values(row).execute();
  const texts = textRows(upsell.texts, (text, language) => ({ upsell_id: id, language, ...text }));
  await tx.insertInto('upsell_texts').values(texts).execute();
  const parents = upsell.parents.map((parent) => ({ upsell_id: id, product_id: parent }));
  if (parents.length > 0) await tx.insertInto('upsell_parents').values(parents).execute();
};

const writePromo = async (tx: Tx, code: string, sold: SoldPromo): Promise<void> => {
  const { promo, texts, products = [] } = sold;
  await tx
    .insertInto('promo_codes')
    .values({
      code,
      percent: promo.type === 'percent' ? promo.percent : null,
      amount: promo.type === 'amount' ? promo.amount : null,
      max_uses: sold.maxUses ?? null,
      used: 0,
      valid_from: sold.validFrom ?? null,
      valid_until: sold.validUntil ?? null,
      kinds: sold.kinds?.join(',') ?? null,
    })
    .execute();
  const rows = textRows(texts, ({ description }, language) => ({ code, language, description }));
  await tx.insertInto('promo_code_texts').values(rows).execute();
  const own = products.map((product) => ({ code, product_id: product }));
  if (own.length > 0) await tx.insertInto('promo_code_products').values(own).execute();
};

const inChunks = async <Row>(rows: readonly Row[], write: (some: Row[]) => Promise<unknown>): Promise<void> => {
  for (let start = 0; start < rows.length; start += chunk) await write(rows.slice(start, start + chunk));
};

const writePeriods = async (tx: Tx, { sold, places }: CatalogPeriods): Promise<void> => {
  const days = sold.map(({ productId, period, facilityDiscount }) => ({
    product_id: productId,
    period: periodKey(period),
    facility_percent: facilityDiscount,
  }));
  await inChunks(days, (rows) => tx.insertInto('product_periods').values(rows).execute());
  const counts = places.map(({ facilityId, period, ...counted }) => ({
    facility_id: facilityId,
    period: periodKey(period),
    ...counted,
  }));
  await inChunks(counts, (rows) => tx.insertInto('facility_periods').values(rows).execute());
};

/** Fills an empty catalog. One that has anything is left alone. */
export const writeCatalog = async (tx: Tx, catalog: HostCatalog, periods: CatalogPeriods): Promise<void> => {
  const taken = await tx
    .updateTable('catalogue_state')
    .set({ version: catalog.version })
    .where('id', '=', 1)
    .where('version', '=', 0)
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) return;
  await writeCategories(tx, catalog.categories);
  for (const [position, product] of [...catalog.products.values()].entries()) await writeProduct(tx, product, position);
  await writePeriods(tx, periods);
  for (const [position, upsell] of [...catalog.upsells.values()].entries()) await writeUpsell(tx, upsell, position);
  for (const [code, promo] of catalog.promos) await writePromo(tx, code, promo);
};
