import { goodsKinds, type HostCatalog, type SoldPromo, type SoldUpsell } from '@shop/core/host/catalog/host-catalog';
import type { ProductId, UpsellId } from '@shop/core/ids';
import type { Promo } from '@shop/core/pricing/promo-discount';
import type { Db } from '../database/database.ts';
import type { Flag, PromoCodes } from '../tables/catalog-tables.ts';
import { byOwner, namedText, textsByOwner } from './catalog-texts.ts';

type Upsells = ReadonlyMap<UpsellId, SoldUpsell>;

/** Upsells that are sold, and those that were. */
export const loadUpsells = async (db: Db): Promise<{ readonly sold: Upsells; readonly former: Upsells }> => {
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

/** Codes that are sold with, and their terms. */
export const loadPromos = async (db: Db): Promise<ReadonlyMap<string, SoldPromo>> => {
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

/** Categories in their order, with their names. */
export const loadCategories = async (db: Db): Promise<HostCatalog['categories']> => {
  const texts = textsByOwner(
    await db.selectFrom('category_texts').selectAll().execute(),
    (row) => row.category_id,
    namedText,
  );
  const rows = await db.selectFrom('categories').selectAll().orderBy('position').execute();
  return new Map(rows.map((row) => [row.id, texts(row.id)]));
};
