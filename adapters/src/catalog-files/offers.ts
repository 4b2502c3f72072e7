import type { LocalDate } from '@shop/core/dates/local-date';
import {
  type GoodsKind,
  goodsKinds,
  type Named,
  type SoldPromo,
  type SoldUpsell,
  type Texts,
} from '@shop/core/host/catalog/host-catalog';
import { productId, upsellId } from '@shop/core/ids';
import { type Cents, zero } from '@shop/core/money/cents';
import type { Percent } from '@shop/core/money/percent';
import type { Promo } from '@shop/core/pricing/promo-discount';
import * as z from 'zod/mini';
import { mapped } from '../codec/codec.ts';
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
import { byText, discount, fixed, idOf, price } from './sold-fields.ts';
import { fieldsOf, textsOf, words, wordsIfAny } from './texts-form.ts';

/** A tag of the gift-card list. */
type ListedCategory = { readonly id: string; readonly texts: Texts<Named> };

export const category = mapped(record({ id: id('of the category'), name: words('name') }), {
  decode: ({ id: own, name }): ListedCategory => ({ id: own, texts: textsOf({ name }) }),
  encode: ({ id: own, texts }) => ({ id: own, ...fieldsOf(texts) }),
});

export const upsell = mapped(
  record({
    id: idOf(upsellId, 'of the upsell'),
    name: words('name'),
    description: wordsIfAny('what it is'),
    image: picture('address of its picture'),
    price: price('full price'),
    priceWithDiscount: z.exactOptional(price('price beside a ticket that it goes with')),
    boundToDay: flag('true when it is for the day of the ticket'),
    parents: fixed(list(idOf(productId, 'of a product'), 'products that it goes with'), byText),
  }),
  {
    decode: ({ name, description, boundToDay, ...rest }): SoldUpsell => ({
      ...rest,
      isBoundToDay: boundToDay,
      texts: textsOf({ name, description }),
    }),
    encode: ({ isBoundToDay, texts, ...rest }) => ({ ...rest, boundToDay: isBoundToDay, ...fieldsOf(texts) }),
  },
);

/** What a code takes off, as two members of which one is there. */
type Worth = { readonly percent?: Percent | undefined; readonly amount?: Cents | undefined };

export const worthMembers = {
  percent: z.exactOptional(discount('share that it takes off')),
  amount: z.exactOptional(price('amount that it takes off')),
};

export const oneWorth = z.check<Worth>(({ value, issues }) => {
  if ((value.percent === undefined) !== (value.amount === undefined)) return;
  issues.push({ code: 'custom', path: [], input: value, message: 'must take off either percent or amount' });
});

export const promoOf = ({ percent, amount = zero }: Worth): Promo =>
  percent === undefined ? { type: 'amount', amount } : { type: 'percent', percent };

export const worthOf = (promo: Promo) =>
  promo.type === 'percent' ? { percent: promo.percent } : { amount: promo.amount };

/** A code with days that may still be numbers. */
type ListedPromo = Omit<SoldPromo, 'validFrom' | 'validUntil'> & {
  readonly code: string;
  readonly validFrom?: DayReference;
  readonly validUntil?: DayReference;
};

const codeWords = 'must be a code of capitals, digits and hyphens, 40 at most, such as WELCOME10';

export const promoCode = mapped(
  record({
    code: described(
      z.string(codeWords).check(z.regex(/^[A-Z0-9][A-Z0-9-]{0,39}$/, codeWords)),
      `what a buyer types; ${codeWords}`,
    ),
    description: words('what the buyer gets'),
    ...worthMembers,
    validFrom: z.exactOptional(dayReference('first day on which it may be used')),
    validUntil: z.exactOptional(dayReference('last day on which it may be used')),
    kinds: z.exactOptional(
      mapped(listOfSome(oneOf(goodsKinds, 'kind of goods'), 'kinds of goods that it lowers; all when left out'), {
        decode: (kinds): readonly GoodsKind[] => goodsKinds.filter((one) => kinds.includes(one)),
        encode: (kinds) => [...kinds],
      }),
    ),
    products: z.exactOptional(
      fixed(listOfSome(idOf(productId, 'of a product'), 'products that it lowers; all when left out'), byText),
    ),
    maxUses: z.exactOptional(wholeNumber(0, 1_000_000, 'how many carts may use it; any number when left out')),
  }).check(oneWorth),
  {
    decode: ({ description, percent, amount, ...rest }): ListedPromo => ({
      ...rest,
      promo: promoOf({ percent, amount }),
      texts: textsOf({ description }),
    }),
    encode: ({ promo, texts, ...rest }) => ({ ...rest, ...worthOf(promo), ...fieldsOf(texts) }),
  },
);

/** The terms of a code. `first` is what numbers of days count from. */
export const soldPromo = ({ code: _, validFrom, validUntil, ...rest }: ListedPromo, first: LocalDate): SoldPromo => ({
  ...rest,
  ...(validFrom === undefined ? {} : { validFrom: dayAt(validFrom, first) }),
  ...(validUntil === undefined ? {} : { validUntil: dayAt(validUntil, first) }),
});
