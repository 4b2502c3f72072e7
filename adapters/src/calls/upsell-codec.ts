import type { Upsell } from '@shop/core/cart/upsell';
import { productId, upsellId } from '@shop/core/ids';
import * as z from 'zod/mini';
import { type Codec, mapped } from '../codec/codec.ts';
import { answeredDay, euros } from '../codec/scalars.ts';
import { id, ids, picture, words } from '../codec/texts.ts';

/** An upsell offered beside the cart; each of its dates is an object with a date (R-UPSELL-7). */
export const upsell: Codec<Upsell> = mapped(
  z.object({
    id: id(upsellId),
    name: words,
    description: words,
    image: picture,
    price: euros,
    priceWithDiscount: z.exactOptional(euros),
    dates: z._default(z.array(z.object({ date: answeredDay })), []),
    parentProductIds: z._default(ids(productId), []),
  }),
  {
    decode: ({ dates, ...same }): Upsell => ({ ...same, dates: dates.map(({ date }) => date) }),
    encode: ({ dates, ...same }) => ({ ...same, dates: dates.map((date) => ({ date })) }),
  },
);
