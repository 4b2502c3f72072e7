import { productId, upsellId } from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import { cents } from '@shop/core/money/cents';
import type { SamplePromo } from '../../sample/catalog/promo-codes.ts';
import type { SampleUpsell } from '../../sample/catalog/upsells.ts';
import { sampleMedia } from '../../sample/content/sample-media.ts';
import type { Tx } from '../database/database.ts';

/** Upsells that go with each of the given products, on the day of the visit. */
export const seedUpsells = async (
  tx: Tx,
  upsells: readonly SampleUpsell[],
  parents: readonly string[],
): Promise<void> => {
  for (const [position, extra] of upsells.entries()) {
    const id = upsellId(extra.id);
    const { words } = extra;
    const image = sampleMedia[extra.image].url;
    await tx
      .insertInto('upsells')
      .values({ id, position, price: cents(extra.price), price_with_discount: null, image, bound_to_day: 1 })
      .execute();
    const texts = languages.map((language) => ({ upsell_id: id, language, ...words[language] }));
    await tx.insertInto('upsell_texts').values(texts).execute();
    const rows = parents.map((parent) => ({ upsell_id: id, product_id: productId(parent) }));
    await tx.insertInto('upsell_parents').values(rows).execute();
  }
};

export const seedPromoCodes = async (tx: Tx, promos: readonly SamplePromo[]): Promise<void> => {
  for (const { code, percent, amount, maxUses, description } of promos) {
    await tx
      .insertInto('promo_codes')
      .values({
        code,
        percent: percent ?? null,
        amount: amount === undefined ? null : cents(amount),
        max_uses: maxUses ?? null,
        used: 0,
      })
      .execute();
    const texts = languages.map((language) => ({ code, language, description: description[language] }));
    await tx.insertInto('promo_code_texts').values(texts).execute();
  }
};
