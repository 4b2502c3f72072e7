import type { LocalDate } from '@shop/core/dates/local-date';
import { productId, upsellId } from '@shop/core/ids';
import { type Cents, zero } from '@shop/core/money/cents';
import type { Percent } from '@shop/core/money/percent';
import type { Promo } from '@shop/core/pricing/promo-discount';
import {
  goodsKinds,
  type Named,
  type SoldPromo,
  type SoldUpsell,
  type Texts,
  type UpsellText,
} from '@shop/core/seller/catalog/seller-catalog';
import * as z from 'zod/mini';
import { type DayReference, dayAt } from './day-schemas.ts';
import {
  dayReference,
  described,
  flag,
  id,
  list,
  listOfSome,
  oneOf,
  picture,
  record,
  wholeNumber,
} from './form-fields.ts';
import { byText, discount, eurosOf, idOf, price, textsOf, words, wordsIfAny } from './sold-fields.ts';

/** A tag of the gift-card list. */
export const category = record({ id: id('of the category'), name: words('name') });

export type ListedCategory = { readonly id: string; readonly texts: Texts<Named> };

/** Converts a category from the form of a file. */
export const readCategory = (file: z.output<typeof category>): ListedCategory => ({
  id: file.id,
  texts: textsOf<Named>({ name: file.name }),
});

export const upsell = record({
  id: idOf(upsellId, 'of the upsell'),
  name: words('name'),
  description: wordsIfAny('what it is'),
  image: picture('address of its picture'),
  price: price('full price'),
  priceWithDiscount: z.optional(price('price beside a ticket that it goes with')),
  boundToDay: flag('true when it is for the day of the ticket'),
  parents: list(idOf(productId, 'of a product'), 'products that it goes with'),
});

/** Converts an upsell from the form of a file. */
export const readUpsell = (file: z.output<typeof upsell>): SoldUpsell => ({
  id: file.id,
  texts: textsOf<UpsellText>({ name: file.name, description: file.description ?? '' }),
  image: file.image,
  price: file.price,
  priceWithDiscount: file.priceWithDiscount,
  isBoundToDay: file.boundToDay,
  parents: file.parents.toSorted(byText),
});

/** The discount of a code: one of two members. Their record must pass `hasOneWorth`. */
export const worth = {
  percent: z.optional(discount('share that it takes off')),
  amount: z.optional(price('amount that it takes off')),
};

type Worth = { readonly percent?: Percent | undefined; readonly amount?: Cents | undefined };

/** Checks that a record has either a percent or an amount. */
export const hasOneWorth = ({ value, issues }: z.core.ParsePayload<Worth>): void => {
  if ((value.percent === undefined) !== (value.amount === undefined)) return;
  issues.push({ code: 'custom', path: [], input: value, message: 'must take off either percent or amount' });
};

/** Converts a discount from the form of a file. */
export const readWorth = ({ percent, amount = zero }: Worth): Promo =>
  percent === undefined ? { type: 'amount', amount } : { type: 'percent', percent };

/** Returns a discount in the form of a file. */
export const worthForm = (promo: Promo) =>
  promo.type === 'percent' ? { percent: promo.percent } : { amount: eurosOf(promo.amount) };

const codeWords = 'must be a code of capitals, digits and hyphens, 40 at most, such as WELCOME10';

export const promoCode = record({
  code: described(
    z.string(codeWords).check(z.regex(/^[A-Z0-9][A-Z0-9-]{0,39}$/, codeWords)),
    `what a buyer types; ${codeWords}`,
  ),
  description: words('what the buyer gets'),
  ...worth,
  validFrom: z.optional(dayReference('first day on which it may be used')),
  validUntil: z.optional(dayReference('last day on which it may be used')),
  kinds: z.optional(listOfSome(oneOf(goodsKinds, 'kind of goods'), 'kinds of goods that it lowers; all when left out')),
  products: z.optional(listOfSome(idOf(productId, 'of a product'), 'products that it lowers; all when left out')),
  maxUses: z.optional(wholeNumber(0, 1_000_000, 'how many carts may use it; any number when left out')),
}).check(hasOneWorth);

/** A code whose days may be relative. */
export type ListedPromo = Omit<SoldPromo, 'validFrom' | 'validUntil'> & {
  readonly code: string;
  readonly validFrom?: DayReference | undefined;
  readonly validUntil?: DayReference | undefined;
};

/** Converts a promo code from the form of a file; its days may stay relative. */
export const readPromoCode = (file: z.output<typeof promoCode>): ListedPromo => ({
  code: file.code,
  texts: textsOf<{ readonly description: string }>({ description: file.description }),
  promo: readWorth(file),
  validFrom: file.validFrom,
  validUntil: file.validUntil,
  kinds: file.kinds && goodsKinds.filter((kind) => file.kinds?.includes(kind)),
  products: file.products?.toSorted(byText),
  maxUses: file.maxUses,
});

/** Returns the terms of a code. Relative days count from `first`. */
export const soldPromo = ({ code: _, validFrom, validUntil, ...rest }: ListedPromo, first: LocalDate): SoldPromo => ({
  ...rest,
  validFrom: validFrom === undefined ? undefined : dayAt(validFrom, first),
  validUntil: validUntil === undefined ? undefined : dayAt(validUntil, first),
});
