import type { SoldPriceList, Texts } from '@shop/core/host/catalog/host-catalog';
import { priceListId } from '@shop/core/ids';
import { type Language, languages } from '@shop/core/languages/language';
import { cents } from '@shop/core/money/cents';
import type { SamplePriceList } from './sample-product.ts';

/** A text in every language. */
export const perLanguage = <Text>(textOf: (language: Language) => Text): Texts<Text> =>
  new Map(languages.map((language) => [language, textOf(language)]));

const kindOf = ({ packageItems, categoryId }: SamplePriceList): SoldPriceList['kind'] => {
  if (packageItems !== undefined) return { type: 'package', items: packageItems };
  return { type: 'default', ...(categoryId === undefined ? {} : { categoryId }) };
};

/** A price as a host sells it. */
export const soldList = (list: SamplePriceList): SoldPriceList => ({
  id: priceListId(list.id),
  price: cents(list.price),
  ...(list.priceWithDiscount === undefined ? {} : { priceWithDiscount: cents(list.priceWithDiscount) }),
  kind: kindOf(list),
  enabled: list.isOff !== true,
  ...(list.days === undefined ? {} : { days: list.days }),
  texts: perLanguage((language) => ({ name: list.name[language] })),
});
