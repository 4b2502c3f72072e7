import type { Cleaner } from '@shop/core/content/clean-html';
import type { ProductText, SoldProduct } from '@shop/core/host/catalog/host-catalog';
import { productId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { sampleMedia } from '../content/sample-media.ts';
import { from } from './gift-card-words.ts';
import type { SampleGiftCard } from './sample-product.ts';
import { perLanguage, soldList } from './sold-prices.ts';

const cardText = (card: SampleGiftCard, language: Language, clean: Cleaner): ProductText => {
  const words = card.words[language];
  return {
    url: words.url,
    name: words.name,
    shortDescription: words.shortDescription,
    description: clean(words.description),
    termsText: clean(words.terms),
    helpText: clean(words.help),
    validityText: clean(words.validity),
    calendarText: clean(''),
    selectText: clean(''),
    textBeforePrice: card.priceLists.length > 1 ? from[language] : '',
    textAfterPrice: '',
    quantityDiscountText: words.quantityDiscount,
    numberOfPeople: words.numberOfPeople,
  };
};

/** A gift card as a host sells it. */
export const soldCard = (card: SampleGiftCard, clean: Cleaner): SoldProduct => ({
  id: productId(card.id),
  type: card.type,
  pageGroup: 'giftVouchers',
  image: sampleMedia[card.image].url,
  categories: card.categories,
  ...(card.quantityDiscountMinItems === undefined ? {} : { quantityDiscountMinItems: card.quantityDiscountMinItems }),
  isValueCard: card.isValueCard,
  priceLists: card.priceLists.map(soldList),
  texts: perLanguage((language) => cardText(card, language, clean)),
});
