import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import type { PackageItem, PriceListKind } from '@shop/core/catalog/price-list';
import type { SoldPriceGroup, SoldPriceList } from '@shop/core/host/catalog/host-catalog';
import { type CategoryId, categoryId, priceGroupId, priceListId } from '@shop/core/ids';
import * as z from 'zod/mini';
import { mapped } from '../codec/codec.ts';
import { present } from '../codec/present.ts';
import { allWeekdays, holidays, weekdayForm, weekdays, weekdaysOf } from './day-schemas.ts';
import { described, flag, list, listOfSome, record, wholeNumber } from './form-fields.ts';
import { byText, fixed, idOf, price, usually } from './sold-fields.ts';
import { fieldsOf, htmlIfAny, textsOf, words } from './texts-form.ts';

const { adult, child } = defaultPersonCategories;

const personCategory = mapped(
  described(
    z.union(
      [z.enum(['adult', 'child']), z.string().check(z.regex(/^[A-Za-z0-9-]{1,100}$/))],
      'must be adult, child, or the id of a sub price category',
    ),
    'whose price it is: adult, child, or the id of a sub price category',
  ),
  {
    decode: (name): CategoryId => (name === 'adult' ? adult : name === 'child' ? child : categoryId(name)),
    encode: (id) => (id === adult ? 'adult' : id === child ? 'child' : id),
  },
);

const packageItem = mapped(
  record({ category: personCategory, quantity: wholeNumber(1, 20, 'persons of the category') }),
  {
    decode: ({ category, quantity }): PackageItem => ({ categoryId: category, quantity }),
    encode: ({ categoryId: category, quantity }) => ({ category, quantity }),
  },
);

const byCategory = (a: PackageItem, b: PackageItem): number => byText(a.categoryId, b.categoryId);

/** Days of the week in core's numbers. */
const soldWeekdays = mapped(weekdays, { decode: weekdaysOf, encode: weekdayForm });

const kindOf = (category?: CategoryId, items?: readonly PackageItem[]): PriceListKind => {
  if (items !== undefined) return { type: 'package', items };
  return { type: 'default', ...present({ categoryId: category }) };
};

const kindForm = (sold: PriceListKind) =>
  sold.type === 'package' ? { package: sold.items } : present({ category: sold.categoryId });

const priceListMembers = record({
  id: idOf(priceListId, 'of the price'),
  name: words('who or when the price is for'),
  price: price('full price'),
  priceWithDiscount: z.exactOptional(price('reduced price, below the full one')),
  enabled: usually(flag('false for a price that is shown but not sold'), true),
  weekdays: z.exactOptional(soldWeekdays),
  holidays: z.exactOptional(holidays),
  category: z.exactOptional(personCategory),
  package: z.exactOptional(
    fixed(listOfSome(packageItem, 'whom a package is for; a price of one person when left out'), byCategory),
  ),
});

export const priceList = mapped(
  priceListMembers.check(({ value, issues }) => {
    if (value.category === undefined || value.package === undefined) return;
    const message = 'is for the price of one person; a package has a category for each of its persons';
    issues.push({ code: 'custom', path: ['category'], input: value.category, message });
  }),
  {
    decode: ({ name, category, package: items, weekdays: on, holidays: rule, ...rest }): SoldPriceList => ({
      ...rest,
      kind: kindOf(category, items),
      ...(on || rule ? { days: present({ weekdays: on, holidays: rule }) } : {}),
      texts: textsOf({ name }),
    }),
    encode: ({ texts, kind: sold, days, ...rest }) => ({ ...rest, ...fieldsOf(texts), ...days, ...kindForm(sold) }),
  },
);

export const priceGroup = mapped(
  record({
    id: idOf(priceGroupId, 'of the kind of stay'),
    name: words('kind of stay'),
    description: htmlIfAny('what it includes'),
    weekdays: usually(soldWeekdays, allWeekdays),
    enabled: usually(flag('false for a group that is shown but not sold'), true),
    holidays: z.exactOptional(holidays),
    sameStayAs: z.exactOptional(
      idOf(
        priceGroupId,
        "of the product's group whose single prices are for the same stay as the packages of this one",
      ),
    ),
    priceLists: fixed(list(priceList, 'prices of this kind of stay')),
  }),
  {
    decode: ({ name, description, ...rest }): SoldPriceGroup => ({ ...rest, texts: textsOf({ name, description }) }),
    encode: ({ texts, ...rest }) => ({ ...rest, ...fieldsOf(texts) }),
  },
);
