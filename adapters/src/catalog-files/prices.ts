import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import type { PriceListKind } from '@shop/core/catalog/price-list';
import { localTime } from '@shop/core/dates/local-time';
import { type CategoryId, categoryId, priceGroupId, priceListId } from '@shop/core/ids';
import type { SaleDays } from '@shop/core/seller/catalog/sale-days';
import type { Described, Named, SoldPriceGroup, SoldPriceList } from '@shop/core/seller/catalog/seller-catalog';
import { maxStoredVisits } from '@shop/core/seller/checkout/seller-ticket';
import * as z from 'zod/mini';
import { allWeekdays, holidays, weekdays } from './day-schemas.ts';
import { described, flag, list, listOfSome, record, timeOfDay, wholeNumber } from './form-fields.ts';
import { byText, htmlIfAny, idOf, noHtml, price, readAs, textsOf, words } from './sold-fields.ts';

const { adult, child } = defaultPersonCategories;

const personCategory = readAs(
  described(
    z.union(
      [z.enum(['adult', 'child']), z.string().check(z.regex(/^[A-Za-z0-9-]{1,100}$/))],
      'must be adult, child, or the id of a sub price category',
    ),
    'whose price it is: adult, child, or the id of a sub price category',
  ),
  (name): CategoryId => (name === 'adult' ? adult : name === 'child' ? child : categoryId(name)),
);

const packageItem = record({
  category: personCategory,
  quantity: wholeNumber(1, 20, 'persons of the category'),
});

const single = 'is for the price of one person; a package has a category for each of its persons';

/** A price of one person, or of a package, which contains its own persons. */
export const priceList = record({
  id: idOf(priceListId, 'of the price'),
  name: words('who or when the price is for'),
  price: price('full price'),
  priceWithDiscount: z.optional(price('reduced price, below the full one')),
  enabled: z.optional(flag('false for a price that is shown but not sold')),
  visits: z.optional(
    wholeNumber(1, 1000, "visits that a season's ticket is for; any number until its last day when left out"),
  ),
  personsADay: z.optional(
    wholeNumber(1, maxStoredVisits, "persons that a season's ticket lets in on a day; one when left out"),
  ),
  weekdays: z.optional(weekdays),
  holidays: z.optional(holidays),
  category: z.optional(personCategory),
  package: z.optional(listOfSome(packageItem, 'persons of a package; a price of one person when left out')),
}).check(({ value, issues }) => {
  if (value.category === undefined || value.package === undefined) return;
  issues.push({ code: 'custom', path: ['category'], input: value.category, message: single });
});

type PriceListFile = z.output<typeof priceList>;

const readKind = ({ category, package: items }: Pick<PriceListFile, 'category' | 'package'>): PriceListKind =>
  items === undefined
    ? { type: 'default', categoryId: category }
    : {
        type: 'package',
        items: items
          .map((item) => ({ categoryId: item.category, quantity: item.quantity }))
          .sort((a, b) => byText(a.categoryId, b.categoryId)),
      };

const readDays = ({ weekdays, holidays }: SaleDays): SaleDays | undefined =>
  weekdays === undefined && holidays === undefined ? undefined : { weekdays, holidays };

/** Converts a price list from the form of a file. */
export const readPriceList = (file: PriceListFile): SoldPriceList => ({
  priceListId: file.id,
  texts: textsOf<Named>({ name: file.name }),
  price: file.price,
  priceWithDiscount: file.priceWithDiscount,
  enabled: file.enabled ?? true,
  visits: file.visits,
  personsADay: file.personsADay,
  days: readDays(file),
  kind: readKind(file),
});

const until = readAs(
  timeOfDay('when its sale for a day ends on that day, by the clocks at the resort; at midnight when left out'),
  localTime,
);

export const priceGroup = record({
  id: idOf(priceGroupId, 'of the kind of stay'),
  name: words('kind of stay'),
  description: htmlIfAny('what it includes'),
  weekdays: z.optional(weekdays),
  enabled: z.optional(flag('false for a group that is shown but not sold')),
  holidays: z.optional(holidays),
  until: z.optional(until),
  sameStayAs: z.optional(
    idOf(priceGroupId, "of the product's group whose single prices are for the same stay as the packages of this one"),
  ),
  priceLists: list(priceList, 'prices of this kind of stay'),
});

/** Converts a group of price lists from the form of a file. */
export const readPriceGroup = (file: z.output<typeof priceGroup>): SoldPriceGroup => ({
  priceGroupId: file.id,
  texts: textsOf<Described>({ name: file.name, description: file.description ?? noHtml }),
  weekdays: file.weekdays ?? allWeekdays,
  enabled: file.enabled ?? true,
  holidays: file.holidays,
  until: file.until,
  sameStayAs: file.sameStayAs,
  priceLists: file.priceLists.map(readPriceList),
});
