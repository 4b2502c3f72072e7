import { goodsKinds } from '@shop/core/host/catalog/host-catalog';
import * as z from 'zod/mini';
import {
  dayReference,
  described,
  euros,
  flag,
  id,
  list,
  listOfSome,
  oneOf,
  percentage,
  picture,
  record,
  texts,
  wholeNumber,
} from './form-fields.ts';

export const category = record({ id: id('of the category'), name: texts('name') });

export const upsell = record({
  id: id('of the upsell'),
  name: texts('name'),
  description: z.optional(texts('what it is')),
  image: picture('address of its picture'),
  price: euros('full price'),
  priceWithDiscount: z.optional(euros('price beside a ticket that it goes with')),
  boundToDay: flag('true when it is for the day of the ticket'),
  parents: list(id('of a product'), 'products that it goes with'),
});

const code = 'must be a code of capitals, digits and hyphens, 40 at most, such as WELCOME10';

const promoMembers = record({
  code: described(z.string(code).check(z.regex(/^[A-Z0-9][A-Z0-9-]{0,39}$/, code)), `what a buyer types; ${code}`),
  description: texts('what the buyer gets'),
  percent: z.optional(percentage('share that it takes off')),
  amount: z.optional(euros('amount that it takes off')),
  validFrom: z.optional(dayReference('first day on which it may be used')),
  validUntil: z.optional(dayReference('last day on which it may be used')),
  kinds: z.optional(listOfSome(oneOf(goodsKinds, 'kind of goods'), 'kinds of goods that it lowers; all when left out')),
  products: z.optional(listOfSome(id('of a product'), 'products that it lowers; all when left out')),
  maxUses: z.optional(wholeNumber(0, 1_000_000, 'how many carts may use it; any number when left out')),
});

export const promoCode = promoMembers.check(({ value, issues }) => {
  if ((value.percent === undefined) !== (value.amount === undefined)) return;
  issues.push({ code: 'custom', path: [], input: value, message: 'must take off either percent or amount' });
});

export type CategoryForm = z.output<typeof category>;
export type UpsellForm = z.output<typeof upsell>;
export type PromoForm = z.output<typeof promoCode>;
