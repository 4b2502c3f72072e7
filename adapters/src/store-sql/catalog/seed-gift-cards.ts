import { productId } from '@shop/core/ids';
import { type Language, languages } from '@shop/core/languages/language';
import { howToUse, twelveMonths } from '../../sample/catalog/gift-card-words.ts';
import type { PerLanguage, SampleGiftCard } from '../../sample/catalog/sample-product.ts';
import { from } from '../../sample/catalog/ticket-words.ts';
import { sampleMedia } from '../../sample/content/sample-media.ts';
import type { Tx } from '../database/database.ts';
import type { ProductTexts } from '../tables/catalog-tables.ts';
import { seedPriceLists } from './seed-prices.ts';

type SampleCategory = { readonly id: string; readonly name: PerLanguage<string> };

export const seedCategories = async (tx: Tx, categories: readonly SampleCategory[]): Promise<void> => {
  for (const [position, { id, name }] of categories.entries()) {
    await tx.insertInto('categories').values({ id, position }).execute();
    const texts = languages.map((language) => ({ category_id: id, language, name: name[language] }));
    await tx.insertInto('category_texts').values(texts).execute();
  }
};

const textsOf = (card: SampleGiftCard, language: Language): ProductTexts => {
  const words = card.words[language];
  return {
    product_id: productId(card.id),
    language,
    url: words.url,
    name: words.name,
    short_description: words.shortDescription,
    description: words.description,
    terms_text: words.terms,
    help_text: howToUse[language],
    validity_text: twelveMonths[language],
    calendar_text: '',
    select_text: '',
    text_before_price: card.isValueCard ? '' : from[language],
    text_after_price: '',
    quantity_discount_text: words.quantityDiscount,
    number_of_people: words.numberOfPeople,
  };
};

const seedGiftCard = async (tx: Tx, card: SampleGiftCard, position: number): Promise<void> => {
  const id = productId(card.id);
  await tx
    .insertInto('products')
    .values({
      id,
      type: card.type,
      page_group: 'giftVouchers',
      position,
      image: sampleMedia[card.image].url,
      is_value_card: card.isValueCard ? 1 : 0,
      quantity_discount_min_items: card.quantityDiscountMinItems ?? null,
      window_days: 0,
    })
    .execute();
  await tx
    .insertInto('product_texts')
    .values(languages.map((language) => textsOf(card, language)))
    .execute();
  const tags = card.categories.map((category_id) => ({ product_id: id, category_id }));
  await tx.insertInto('product_categories').values(tags).execute();
  await seedPriceLists(tx, id, null, card.priceLists);
};

/** Gift cards stand behind the `before` products that are there already. */
export const seedGiftCards = async (tx: Tx, cards: readonly SampleGiftCard[], before: number): Promise<void> => {
  for (const [index, card] of cards.entries()) await seedGiftCard(tx, card, before + index);
};
