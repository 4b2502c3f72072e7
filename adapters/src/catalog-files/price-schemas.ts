import * as z from 'zod/mini';
import { holidays, weekdays } from './day-schemas.ts';
import { described, euros, flag, id, list, listOfSome, record, texts, wholeNumber } from './form-fields.ts';

const personCategory = described(
  z.union(
    [z.enum(['adult', 'child']), z.string().check(z.regex(/^[A-Za-z0-9-]{1,100}$/))],
    'must be adult, child, or the id of a sub price category',
  ),
  'whose price it is: adult, child, or the id of a sub price category',
);

const packageItem = record({
  category: personCategory,
  quantity: wholeNumber(1, 20, 'persons of the category'),
});

const priceListMembers = record({
  id: id('of the price'),
  name: texts('who or when the price is for'),
  price: euros('full price'),
  priceWithDiscount: z.optional(euros('reduced price, below the full one')),
  enabled: z.optional(flag('false for a price that is shown but not sold')),
  weekdays: z.optional(weekdays),
  holidays: z.optional(holidays),
  category: z.optional(personCategory),
  package: z.optional(listOfSome(packageItem, 'whom a package is for; a price of one person when left out')),
});

export const priceList = priceListMembers.check(({ value, issues }) => {
  if (value.category === undefined || value.package === undefined) return;
  const message = 'is for the price of one person; a package has a category for each of its persons';
  issues.push({ code: 'custom', path: ['category'], input: value.category, message });
});

export const priceGroup = record({
  id: id('of the kind of stay'),
  name: texts('kind of stay'),
  description: z.optional(texts('what it includes')),
  weekdays: z.optional(weekdays),
  holidays: z.optional(holidays),
  enabled: z.optional(flag('false for a group that is shown but not sold')),
  sameStayAs: z.optional(
    id("of the product's group whose single prices are for the same stay as the packages of this one"),
  ),
  priceLists: list(priceList, 'prices of this kind of stay'),
});

export type PriceListForm = z.output<typeof priceList>;
export type PriceGroupForm = z.output<typeof priceGroup>;
