import type { Named, SoldPromo, SoldUpsell, Texts } from '@shop/core/host/catalog/host-catalog';
import type { UpsellId } from '@shop/core/ids';
import type { Tx } from '../database/database.ts';
import { textRows } from './text-rows.ts';

export const writeCategory = async (tx: Tx, id: string, texts: Texts<Named>, position: number): Promise<void> => {
  await tx
    .insertInto('categories')
    .values({ id, position })
    .onConflict((known) => known.column('id').doUpdateSet({ position }))
    .execute();
  await tx.deleteFrom('category_texts').where('category_id', '=', id).execute();
  const rows = textRows(texts, ({ name }, language) => ({ category_id: id, language, name }));
  await tx.insertInto('category_texts').values(rows).execute();
};

/** Nothing that is sold is listed under it any more. */
export const removeCategory = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('product_categories').where('category_id', '=', id).execute();
  await tx.deleteFrom('category_texts').where('category_id', '=', id).execute();
  await tx.deleteFrom('categories').where('id', '=', id).execute();
};

export const writeUpsell = async (tx: Tx, upsell: SoldUpsell, position: number): Promise<void> => {
  const { id, price, image } = upsell;
  const discounted = { price_with_discount: upsell.priceWithDiscount ?? null };
  const bound = upsell.isBoundToDay ? 1 : 0;
  const row = { position, price, ...discounted, image, bound_to_day: bound, off_sale: 0 } as const;
  await tx
    .insertInto('upsells')
    .values({ id, ...row })
    .onConflict((known) => known.column('id').doUpdateSet(row))
    .execute();
  await tx.deleteFrom('upsell_texts').where('upsell_id', '=', id).execute();
  await tx.deleteFrom('upsell_parents').where('upsell_id', '=', id).execute();
  const texts = textRows(upsell.texts, (text, language) => ({ upsell_id: id, language, ...text }));
  await tx.insertInto('upsell_texts').values(texts).execute();
  const parents = upsell.parents.map((parent) => ({ upsell_id: id, product_id: parent }));
  if (parents.length > 0) await tx.insertInto('upsell_parents').values(parents).execute();
};

export const takeUpsellOffSale = async (tx: Tx, id: UpsellId): Promise<void> => {
  await tx.updateTable('upsells').set({ off_sale: 1 }).where('id', '=', id).execute();
};

/** How often a code has been used stays what it is. */
export const writePromo = async (tx: Tx, code: string, sold: SoldPromo): Promise<void> => {
  const { promo, texts, products = [] } = sold;
  const row = {
    percent: promo.type === 'percent' ? promo.percent : null,
    amount: promo.type === 'amount' ? promo.amount : null,
    max_uses: sold.maxUses ?? null,
    valid_from: sold.validFrom ?? null,
    valid_until: sold.validUntil ?? null,
    kinds: sold.kinds?.join(',') ?? null,
    off_sale: 0,
  } as const;
  await tx
    .insertInto('promo_codes')
    .values({ code, used: 0, ...row })
    .onConflict((known) => known.column('code').doUpdateSet(row))
    .execute();
  await tx.deleteFrom('promo_code_texts').where('code', '=', code).execute();
  await tx.deleteFrom('promo_code_products').where('code', '=', code).execute();
  const rows = textRows(texts, ({ description }, language) => ({ code, language, description }));
  await tx.insertInto('promo_code_texts').values(rows).execute();
  const lowered = products.map((product) => ({ code, product_id: product }));
  if (lowered.length > 0) await tx.insertInto('promo_code_products').values(lowered).execute();
};

/** Carts that use it lose it; how often it was used is still known. */
export const takePromoOffSale = async (tx: Tx, code: string): Promise<void> => {
  await tx.updateTable('promo_codes').set({ off_sale: 1 }).where('code', '=', code).execute();
};
