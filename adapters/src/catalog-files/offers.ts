import type { LocalDate } from '@shop/core/dates/local-date';
import { productId, upsellId } from '@shop/core/ids';
import { type Cents, zero } from '@shop/core/money/cents';
import type { Percent } from '@shop/core/money/percent';
import type { Promo } from '@shop/core/pricing/promo-discount';
import { type GoodsKind, goodsKinds, type SoldPromo } from '@shop/core/seller/catalog/seller-catalog';
import * as z from 'zod/mini';
import { mapped } from '../codec/codec.ts';
import { flattened, sentAs, wireObject } from '../codec/wire-object.ts';
import { dayAt } from './day-schemas.ts';
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
import { byText, discount, fixed, idOf, price, textFields, words, wordsIfAny } from './sold-fields.ts';

/** A tag of the gift-card list. */
export const category = wireObject({ id: id('of the category'), texts: textFields({ name: words('name') }) }, record);

export const upsell = wireObject(
  {
    id: idOf(upsellId, 'of the upsell'),
    texts: textFields({ name: words('name'), description: wordsIfAny('what it is') }),
    image: picture('address of its picture'),
    price: price('full price'),
    priceWithDiscount: z.exactOptional(price('price beside a ticket that it goes with')),
    isBoundToDay: sentAs('boundToDay', flag('true when it is for the day of the ticket')),
    parents: fixed(list(idOf(productId, 'of a product'), 'products that it goes with'), byText),
  },
  record,
);

/** What a code takes off, as two members of which one is there. */
type Worth = { readonly percent?: Percent; readonly amount?: Cents };

/** What a code takes off. Its record must be `oneWorth`. */
export const promo = flattened(
  {
    percent: z.exactOptional(discount('share that it takes off')),
    amount: z.exactOptional(price('amount that it takes off')),
  },
  {
    decode: ({ percent, amount = zero }): Promo =>
      percent === undefined ? { type: 'amount', amount } : { type: 'percent', percent },
    encode: (taken): Worth => (taken.type === 'percent' ? { percent: taken.percent } : { amount: taken.amount }),
  },
);

/** A record that has either a percent or an amount. */
export const oneWorth = (shape: Parameters<typeof record>[0]) =>
  record(shape).check(({ value, issues }) => {
    if ((value.percent === undefined) !== (value.amount === undefined)) return;
    issues.push({ code: 'custom', path: [], input: value, message: 'must take off either percent or amount' });
  });

const codeWords = 'must be a code of capitals, digits and hyphens, 40 at most, such as WELCOME10';

export const promoCode = wireObject(
  {
    code: described(
      z.string(codeWords).check(z.regex(/^[A-Z0-9][A-Z0-9-]{0,39}$/, codeWords)),
      `what a buyer types; ${codeWords}`,
    ),
    texts: textFields({ description: words('what the buyer gets') }),
    promo,
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
  },
  oneWorth,
);

/** A code with days that may still be numbers. */
type ListedPromo = z.output<typeof promoCode>;

/** The terms of a code. `first` is what numbers of days count from. */
export const soldPromo = ({ code: _, validFrom, validUntil, ...rest }: ListedPromo, first: LocalDate): SoldPromo => ({
  ...rest,
  ...(validFrom === undefined ? {} : { validFrom: dayAt(validFrom, first) }),
  ...(validUntil === undefined ? {} : { validUntil: dayAt(validUntil, first) }),
});
