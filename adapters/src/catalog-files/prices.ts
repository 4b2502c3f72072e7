import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import type { PackageItem, PriceListKind } from '@shop/core/catalog/price-list';
import { localTime } from '@shop/core/dates/local-time';
import { type CategoryId, categoryId, priceGroupId, priceListId } from '@shop/core/ids';
import type { SaleDays } from '@shop/core/seller/catalog/sale-days';
import { mostVisitsKept } from '@shop/core/seller/checkout/seller-ticket';
import * as z from 'zod/mini';
import { given, mapped } from '../codec/codec.ts';
import { flattened, sentAs, wireObject } from '../codec/wire-object.ts';
import { allWeekdays, holidays, weekdays } from './day-schemas.ts';
import { described, flag, list, listOfSome, record, timeOfDay, wholeNumber } from './form-fields.ts';
import { byText, fixed, htmlIfAny, idOf, price, textFields, usually, words } from './sold-fields.ts';

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

const packageItem = wireObject(
  {
    categoryId: sentAs('category', personCategory),
    quantity: wholeNumber(1, 20, 'persons of the category'),
  },
  record,
);

const byCategory = (a: PackageItem, b: PackageItem): number => byText(a.categoryId, b.categoryId);

const single = 'is for the price of one person; a package has a category for each of its persons';

/** A price of one person or of a package, which names its persons itself. */
const priceListRecord = (shape: Parameters<typeof record>[0]) =>
  record(shape).check(({ value, issues }) => {
    if (value.category === undefined || value.package === undefined) return;
    issues.push({ code: 'custom', path: ['category'], input: value.category, message: single });
  });

export const priceList = wireObject(
  {
    id: idOf(priceListId, 'of the price'),
    texts: textFields({ name: words('who or when the price is for') }),
    price: price('full price'),
    priceWithDiscount: z.exactOptional(price('reduced price, below the full one')),
    enabled: usually(flag('false for a price that is shown but not sold'), true),
    visits: z.exactOptional(
      wholeNumber(1, 1000, "visits that a season's ticket is for; any number until its last day when left out"),
    ),
    personsADay: z.exactOptional(
      wholeNumber(1, mostVisitsKept, "persons that a season's ticket lets in on a day; one when left out"),
    ),
    days: flattened(
      { weekdays: z.exactOptional(weekdays), holidays: z.exactOptional(holidays) },
      {
        decode: (days): SaleDays | undefined => (Object.keys(days).length === 0 ? undefined : days),
        encode: (days) => days ?? {},
      },
    ),
    kind: flattened(
      {
        category: z.exactOptional(personCategory),
        package: z.exactOptional(
          fixed(listOfSome(packageItem, 'persons of a package; a price of one person when left out'), byCategory),
        ),
      },
      {
        decode: ({ category, package: items }): PriceListKind =>
          items === undefined ? { type: 'default', ...given({ categoryId: category }) } : { type: 'package', items },
        encode: (sold) => (sold.type === 'package' ? { package: sold.items } : given({ category: sold.categoryId })),
      },
    ),
  },
  priceListRecord,
);

const until = mapped(
  timeOfDay('when its sale for a day ends on that day, by the clocks at the resort; at midnight when left out'),
  { decode: localTime, encode: (time) => time },
);

export const priceGroup = wireObject(
  {
    id: idOf(priceGroupId, 'of the kind of stay'),
    texts: textFields({ name: words('kind of stay'), description: htmlIfAny('what it includes') }),
    weekdays: usually(weekdays, allWeekdays),
    enabled: usually(flag('false for a group that is shown but not sold'), true),
    holidays: z.exactOptional(holidays),
    until: z.exactOptional(until),
    sameStayAs: z.exactOptional(
      idOf(
        priceGroupId,
        "of the product's group whose single prices are for the same stay as the packages of this one",
      ),
    ),
    priceLists: list(priceList, 'prices of this kind of stay'),
  },
  record,
);
