import type { Instant } from '@shop/core/dates/instant';
import * as z from 'zod/mini';
import type { Codec } from '../codec/codec.ts';
import { isoInstant } from '../codec/scalars.ts';

/** A line of a capsule in the place of calls that could not be kept; `missing` is how many, where that is known (D-CAPSULE). */
export type MissingCalls = { readonly v: 3; readonly at: Instant; readonly missing?: number };

export const missingCalls: Codec<MissingCalls> = z.object({
  v: z.literal(3),
  at: isoInstant,
  missing: z.exactOptional(z.int().check(z.gte(1))),
});

/** Where a capsule lacks calls: before the call of that index, which is how many there are for its end. */
export type Gap = { readonly before: number; readonly count?: number };
