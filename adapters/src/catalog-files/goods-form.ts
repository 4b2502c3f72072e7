import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import type { Weekday } from '@shop/core/dates/local-date';
import type { CategoryId } from '@shop/core/ids';
import { type Language, languages } from '@shop/core/languages/language';
import type {
  Named,
  SoldPriceGroup,
  SoldPriceList,
  SoldPromo,
  SoldUpsell,
  Texts,
} from '@shop/core/seller/catalog/seller-catalog';
import type * as z from 'zod/mini';
import { allWeekdays } from './day-schemas.ts';
import { type category, type promoCode, type upsell, worthForm } from './offers.ts';
import type { priceGroup, priceList } from './prices.ts';
import { eurosIfAny, eurosOf, type Written } from './sold-fields.ts';
import { weekdaysForm } from './written-days.ts';

type NamedTexts<Name extends string> = Texts<{ readonly [Field in Name]: string }>;

/** One field of texts as a file has it: one text where all languages have the same. */
export const textForm = <Name extends string>(texts: NamedTexts<Name>, name: Name): Written<string> => {
  const written = [...texts].map(([language, fields]) => [language, fields[name]] as const);
  const only = written[0]?.[1] ?? '';
  const isOne = written.every(([, text]) => text === only);
  if (isOne && (only === '' || written.length === languages.length)) return only;
  const { sl = '', en, de, it, hr }: Partial<Record<Language, string>> = Object.fromEntries(written);
  return { sl, en, de, it, hr };
};

/** The same for a field that is left out when it is empty. */
export const textFormIfAny = <Name extends string>(
  texts: NamedTexts<Name>,
  name: Name,
): Written<string> | undefined => {
  const form = textForm(texts, name);
  return form === '' ? undefined : form;
};

const areAllWeekdays = (days: readonly Weekday[]): boolean => allWeekdays.every((weekday) => days.includes(weekday));

const { adult, child } = defaultPersonCategories;

const personCategoryForm = (id: CategoryId): string => (id === adult ? 'adult' : id === child ? 'child' : id);

const kindForm = ({ kind }: SoldPriceList): Pick<z.input<typeof priceList>, 'category' | 'package'> =>
  kind.type === 'default'
    ? { category: kind.categoryId && personCategoryForm(kind.categoryId) }
    : {
        package: kind.items.map(({ categoryId, quantity }) => ({ category: personCategoryForm(categoryId), quantity })),
      };

export const priceListForm = (list: SoldPriceList): z.input<typeof priceList> => ({
  id: list.priceListId,
  name: textForm(list.texts, 'name'),
  price: eurosOf(list.price),
  priceWithDiscount: eurosIfAny(list.priceWithDiscount),
  enabled: list.enabled ? undefined : false,
  visits: list.visits,
  personsADay: list.personsADay,
  weekdays: list.days?.weekdays && weekdaysForm(list.days.weekdays),
  holidays: list.days?.holidays,
  ...kindForm(list),
});

export const priceGroupForm = (group: SoldPriceGroup): z.input<typeof priceGroup> => ({
  id: group.priceGroupId,
  name: textForm(group.texts, 'name'),
  description: textFormIfAny(group.texts, 'description'),
  weekdays: areAllWeekdays(group.weekdays) ? undefined : weekdaysForm(group.weekdays),
  enabled: group.enabled ? undefined : false,
  holidays: group.holidays,
  until: group.until,
  sameStayAs: group.sameStayAs,
  priceLists: group.priceLists.map(priceListForm),
});

export const categoryForm = (id: string, texts: Texts<Named>): z.input<typeof category> => ({
  id,
  name: textForm(texts, 'name'),
});

export const upsellForm = (sold: SoldUpsell): z.input<typeof upsell> => ({
  id: sold.id,
  name: textForm(sold.texts, 'name'),
  description: textFormIfAny(sold.texts, 'description'),
  image: sold.image,
  price: eurosOf(sold.price),
  priceWithDiscount: eurosIfAny(sold.priceWithDiscount),
  boundToDay: sold.isBoundToDay,
  parents: [...sold.parents],
});

export const promoCodeForm = (code: string, sold: SoldPromo): z.input<typeof promoCode> => ({
  code,
  description: textForm(sold.texts, 'description'),
  ...worthForm(sold.promo),
  validFrom: sold.validFrom,
  validUntil: sold.validUntil,
  kinds: sold.kinds && [...sold.kinds],
  products: sold.products && [...sold.products],
  maxUses: sold.maxUses,
});
