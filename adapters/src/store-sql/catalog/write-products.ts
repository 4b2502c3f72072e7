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
  const row = {
    ...storedDays(list.days),
    product_id: product,
    price_group_id: group,
    position,
    price,
    price_with_discount: priceWithDiscount ?? null,
    enabled: enabled ? 1 : 0,
    category_id: kind.type === 'default' ? (kind.categoryId ?? null) : null,
    off_sale: 0,
  } as const;
  await tx
    .insertInto('price_lists')
    .values({ id, ...row })
    .onConflict((known) => known.column('id').doUpdateSet(row))
    .execute();
  await tx.deleteFrom('price_list_texts').where('price_list_id', '=', id).execute();
  await tx.deleteFrom('package_items').where('price_list_id', '=', id).execute();
  const texts = textRows(list.texts, ({ name }, language) => ({ price_list_id: id, language, name }));
  await tx.insertInto('price_list_texts').values(texts).execute();
  for (const item of kind.type === 'package' ? kind.items : []) {
    const itemRow = { price_list_id: id, category_id: item.categoryId, quantity: item.quantity };
    await tx.insertInto('package_items').values(itemRow).execute();
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
  const row = { product_id: product, position, first_day: firstDay, last_day: lastDay, off_sale: 0 } as const;
  await tx
    .insertInto('seasons')
    .values({ id, ...row })
    .onConflict((known) => known.column('id').doUpdateSet(row))
    .execute();
  await tx.deleteFrom('season_texts').where('season_id', '=', id).execute();
  const texts = textRows(season.texts, ({ name }, language) => ({ season_id: id, language, name }));
  await tx.insertInto('season_texts').values(texts).execute();
};

/** Takes away what a product says of itself, so that another one may have its address and its groups. Prices and
 *  seasons that lines may be of stay, off sale. */
export const clearProduct = async (tx: Tx, id: ProductId): Promise<void> => {
  const groups = tx.selectFrom('price_groups').select('id').where('product_id', '=', id);
  const lists = tx.updateTable('price_lists').set({ off_sale: 1, price_group_id: null });
  await lists.where('product_id', '=', id).execute();
  await tx.deleteFrom('price_group_texts').where('price_group_id', 'in', groups).execute();
  await tx.deleteFrom('price_groups').where('product_id', '=', id).execute();
  await tx.updateTable('seasons').set({ off_sale: 1 }).where('product_id', '=', id).execute();
  await tx.deleteFrom('product_texts').where('product_id', '=', id).execute();
  await tx.deleteFrom('product_categories').where('product_id', '=', id).execute();
};

/** No address of a product looks like this one. */
const addressOffSale = (id: ProductId): string => `~${id}`;

/** Keeps a product for the carts that hold it, under no address that anybody asks for. */
export const takeProductOffSale = async (tx: Tx, id: ProductId): Promise<void> => {
  await tx.updateTable('products').set({ off_sale: 1 }).where('id', '=', id).execute();
  const texts = tx.updateTable('product_texts').set({ url: addressOffSale(id) });
  await texts.where('product_id', '=', id).execute();
  await tx.deleteFrom('product_categories').where('product_id', '=', id).execute();
};

/** A product with all that belongs to it; one that was there has been cleared. */
export const writeProduct = async (tx: Tx, product: SoldProduct, position: number): Promise<void> => {
  const { id, type, image, pageGroup } = product;
  const row = {
    type,
    page_group: pageGroup,
    position,
    image,
    is_value_card: !isTicket(product) && product.isValueCard ? 1 : 0,
    quantity_discount_min_items: product.quantityDiscountMinItems ?? null,
    window_days: isTicket(product) ? product.windowDays : 0,
    facility_id: isTicket(product) ? product.facilityId : null,
    off_sale: 0,
  } as const;
  await tx
    .insertInto('products')
    .values({ id, ...row })
    .onConflict((known) => known.column('id').doUpdateSet(row))
    .execute();
  const texts = textRows(product.texts, (text, language) => productTextRow(id, text, language));
  await tx.insertInto('product_texts').values(texts).execute();
  const tags = product.categories.map((category) => ({ product_id: id, category_id: category }));
  if (tags.length > 0) await tx.insertInto('product_categories').values(tags).execute();
  if (!isTicket(product)) return writeLists(tx, id, null, product.priceLists);
  for (const [index, group] of product.priceGroups.entries()) await writeGroup(tx, id, group, index);
  for (const [index, season] of product.seasons.entries()) await writeSeason(tx, id, season, index);
};
