import { type PriceGroupId, type ProductId, priceGroupId, priceListId } from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import { cents } from '@shop/core/money/cents';
import type { SamplePriceGroup, SamplePriceList } from '../../sample/catalog/sample-product.ts';
import type { Tx } from '../database/database.ts';

export const seedPriceLists = async (
  tx: Tx,
  product: ProductId,
  group: PriceGroupId | null,
  lists: readonly SamplePriceList[],
): Promise<void> => {
  for (const [position, list] of lists.entries()) {
    const id = priceListId(list.id);
    await tx
      .insertInto('price_lists')
      .values({
        id,
        product_id: product,
        price_group_id: group,
        position,
        price: cents(list.price),
        price_with_discount: list.priceWithDiscount === undefined ? null : cents(list.priceWithDiscount),
        enabled: 1,
      })
      .execute();
    const texts = languages.map((language) => ({ price_list_id: id, language, name: list.name[language] }));
    await tx.insertInto('price_list_texts').values(texts).execute();
    for (const item of list.packageItems ?? []) {
      const row = { price_list_id: id, category_id: item.categoryId, quantity: item.quantity };
      await tx.insertInto('package_items').values(row).execute();
    }
  }
};

export const seedPriceGroups = async (
  tx: Tx,
  product: ProductId,
  groups: readonly SamplePriceGroup[],
): Promise<void> => {
  for (const [position, group] of groups.entries()) {
    const id = priceGroupId(group.id);
    await tx
      .insertInto('price_groups')
      .values({ id, product_id: product, position, enabled: 1, weekdays: group.weekdays.join('') })
      .execute();
    const texts = languages.map((language) => ({ price_group_id: id, language, ...group.words[language] }));
    await tx.insertInto('price_group_texts').values(texts).execute();
    await seedPriceLists(tx, product, id, group.priceLists);
  }
};
