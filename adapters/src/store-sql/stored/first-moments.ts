import { instant } from '@shop/core/dates/instant';
import type { FirstMoment } from '@shop/core/host/cart/host-cart';
import { periodText } from '@shop/core/host/places/period-places';
import { productId } from '@shop/core/ids';
import * as z from 'zod/mini';
import { type Codec, encode, mapped } from '../../codec/codec.ts';
import { periodKeyOf, periodOf } from '../tables/period-key.ts';
import { storedAs, storedJson, unknownVersion } from './stored-json.ts';
import { storedId } from './stored-values.ts';

const parts = z.object({
  version: z.literal(1),
  moments: z.array(z.object({ product: storedId(productId), period: z.string(), at: z.int() })),
});

const firstMomentsV1: Codec<readonly FirstMoment[]> = mapped(parts, {
  decode: ({ moments }) =>
    moments.map(({ product, period, at }) => ({
      productId: product,
      period: periodOf(periodKeyOf(period)),
      firstAddedAt: instant(at),
    })),
  encode: (moments) => ({
    version: 1 as const,
    moments: moments.map((moment) => ({
      product: moment.productId,
      period: periodText(moment.period),
      at: moment.firstAddedAt,
    })),
  }),
});

const what = 'first moments';

/** When a cart first took places that were taken out of it, as text to be stored. */
export const encodeFirstMoments = (moments: readonly FirstMoment[]): string =>
  JSON.stringify(encode(firstMomentsV1, moments));

/** Reads what any version of the program wrote. Throws on damaged text and on what a newer program wrote. */
export const decodeFirstMoments = (text: string): readonly FirstMoment[] => {
  const { version, value } = storedJson(what, text);
  return version === 1 ? storedAs(what, firstMomentsV1, value) : unknownVersion(what, version);
};
