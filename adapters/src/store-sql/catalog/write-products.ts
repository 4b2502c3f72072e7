import {
  isTicket,
  type ProductText,
  type SoldPriceGroup,
  type SoldPriceList,
  type SoldProduct,
  type SoldSeason,
} from '@shop/core/host/catalog/host-catalog';
import type { PriceGroupId, ProductId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import type { Tx } from '../database/database.ts';
import type { ProductTexts } from '../tables/catalog-tables.ts';
import { storedDays } from './stored-sale-days.ts';
import { textRows } from './text-rows.ts';

const productTextRow = (id: ProductId, text: ProductText, language: Language): ProductTexts => ({
  product_id: id,
  language,
  url: text.url,
  name: text.name,
  short_description: text.shortDescription,
  description: text.description,
  terms_text: text.termsText,
  help_text: text.helpText,
  validity_text: text.validityText,
  calendar_text: text.calendarText,
  select_text: text.selectText,
  text_before_price: text.textBeforePrice,
  text_after_price: text.textAfterPrice,
  quantity_discount_text: text.quantityDiscountText,
  number_of_people: text.numberOfPeople,
});

const writeList = async (
  tx: Tx,
  product: ProductId,
  group: PriceGroupId | null,
  list: SoldPriceList,
  position: number,
): Promise<void> => {
  const { id, price, priceWithDiscount, kind, enabled } = list;
  await tx
    .insertInto('price_lists')
    .values({
      ...storedDays(list.days),
      id,
      product_id: product,
      price_group_id: group,
      position,
      price,
      price_with_discount: priceWithDiscount ?? null,
      enabled: enabled ? 1 : 0,
      category_id: kind.type === 'default' ? (kind.categoryId ?? null) : null,
    })
    .execute();
  const texts = textRows(list.texts, ({ name }, language) => ({ price_list_id: id, language, name }));
  await tx.insertInto('price_list_texts').values(texts).execute();
  for (const item of kind.type === 'package' ? kind.items : []) {
    const row = { price_list_id: id, category_id: item.categoryId, quantity: item.quantity };
    await tx.insertInto('package_items').values(row).execute();
  }
};

const writeLists = async (
  tx: Tx,
  product: ProductId,
  group: PriceGroupId | null,
  lists: readonly SoldPriceList[],
): Promise<void> => {
  for (const [position, list] of lists.entries()) await writeList(tx, product, group, list, position);
};

const writeGroup = async (tx: Tx, product: ProductId, group: SoldPriceGroup, position: number): Promise<void> => {
  const { id, enabled } = group;
  const row = {
    id,
    product_id: product,
    position,
    enabled: enabled ? 1 : 0,
    weekdays: group.weekdays.join(''),
    holidays: group.holidays ?? null,
    same_stay_as: group.sameStayAs ?? null,
  } as const;
  await tx.insertInto('price_groups').values(row).execute();
  const texts = textRows(group.texts, (text, language) => ({ price_group_id: id, language, ...text }));
  await tx.insertInto('price_group_texts').values(texts).execute();
  await writeLists(tx, product, id, group.priceLists);
};

const writeSeason = async (tx: Tx, product: ProductId, season: SoldSeason, position: number): Promise<void> => {
  const { id, firstDay, lastDay } = season;
  await tx
    .insertInto('seasons')
    .values({ id, product_id: product, position, first_day: firstDay, last_day: lastDay })
    .execute();
  const texts = textRows(season.texts, ({ name }, language) => ({ season_id: id, language, name }));
  await tx.insertInto('season_texts').values(texts).execute();
};

/** A product with all that belongs to it. */
export const writeProduct = async (tx: Tx, product: SoldProduct, position: number): Promise<void> => {
  const { id, type, image, pageGroup } = product;
  await tx
    .insertInto('products')
    .values({
      id,
      type,
      page_group: pageGroup,
      position,
      image,
      is_value_card: !isTicket(product) && product.isValueCard ? 1 : 0,
      quantity_discount_min_items: product.quantityDiscountMinItems ?? null,
      window_days: isTicket(product) ? product.windowDays : 0,
      facility_id: isTicket(product) ? product.facilityId : null,
    })
    .execute();
  const texts = textRows(product.texts, (text, language) => productTextRow(id, text, language));
  await tx.insertInto('product_texts').values(texts).execute();
  const tags = product.categories.map((category) => ({ product_id: id, category_id: category }));
  if (tags.length > 0) await tx.insertInto('product_categories').values(tags).execute();
  if (!isTicket(product)) return writeLists(tx, id, null, product.priceLists);
  for (const [index, group] of product.priceGroups.entries()) await writeGroup(tx, id, group, index);
  for (const [index, season] of product.seasons.entries()) await writeSeason(tx, id, season, index);
};
