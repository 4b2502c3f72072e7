import { instant } from '@shop/core/dates/instant';
import type { FirstMoment } from '@shop/core/host/cart/host-cart';
import { periodText } from '@shop/core/host/places/period-places';
import { type FacilityId, facilityId } from '@shop/core/ids';
import * as z from 'zod/mini';
import { type Codec, encode, mapped } from '../../codec/codec.ts';
import { periodKeyOf, periodOf } from '../tables/period-key.ts';
import { storedAs, storedJson, unknownVersion } from './stored-json.ts';
import { storedId } from './stored-values.ts';

const partsV1 = z.object({
  version: z.literal(1),
  moments: z.array(z.object({ product: storedId(facilityId), period: z.string(), at: z.int() })),
});

/** Of a time when each product was a facility of its own. */
const firstMomentsV1: Codec<readonly FirstMoment[]> = mapped(partsV1, {
  decode: ({ moments }) => moments.map(({ product, period, at }) => momentOf(product, period, at)),
  encode: (moments) => ({
    version: 1 as const,
    moments: moments.map((moment) => ({
      product: moment.facilityId,
      period: periodText(moment.period),
      at: moment.firstAddedAt,
    })),
  }),
});

const parts = z.object({
  version: z.literal(2),
  moments: z.array(z.object({ facility: storedId(facilityId), period: z.string(), at: z.int() })),
});

const momentOf = (facility: FacilityId, period: string, at: number): FirstMoment => ({
  facilityId: facility,
  period: periodOf(periodKeyOf(period)),
  firstAddedAt: instant(at),
});

const firstMomentsV2: Codec<readonly FirstMoment[]> = mapped(parts, {
  decode: ({ moments }) => moments.map(({ facility, period, at }) => momentOf(facility, period, at)),
  encode: (moments) => ({
    version: 2 as const,
    moments: moments.map((moment) => ({
      facility: moment.facilityId,
      period: periodText(moment.period),
      at: moment.firstAddedAt,
    })),
  }),
});

const what = 'first moments';

/** When a cart first took places that were taken out of it, as text to be stored. */
export const encodeFirstMoments = (moments: readonly FirstMoment[]): string =>
  JSON.stringify(encode(firstMomentsV2, moments));

/** Reads what any version of the program wrote. Throws on damaged text and on what a newer program wrote. */
export const decodeFirstMoments = (text: string): readonly FirstMoment[] => {
  const { version, value } = storedJson(what, text);
  if (version === 1) return storedAs(what, firstMomentsV1, value);
  return version === 2 ? storedAs(what, firstMomentsV2, value) : unknownVersion(what, version);
};
