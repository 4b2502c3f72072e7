import { instant } from '@shop/core/dates/instant';
import type { FirstUse } from '@shop/core/host/cart/host-cart';
import * as z from 'zod/mini';
import { type Codec, encode, mapped } from '../../codec/codec.ts';
import { storedAs, storedJson, unknownVersion } from './stored-json.ts';

const parts = z.object({
  version: z.literal(1),
  uses: z.array(z.object({ code: z.string(), at: z.int() })),
});

const firstUsesV1: Codec<readonly FirstUse[]> = mapped(parts, {
  decode: ({ uses }) => uses.map(({ code, at }) => ({ code, firstHeldAt: instant(at) })),
  encode: (uses) => ({ version: 1 as const, uses: uses.map(({ code, firstHeldAt: at }) => ({ code, at })) }),
});

const what = 'first uses';

/** When a cart first had the codes that were taken off it, as text to be stored. */
export const encodeFirstUses = (uses: readonly FirstUse[]): string => JSON.stringify(encode(firstUsesV1, uses));

/** Reads what any version of the program wrote. Throws on damaged text and on what a newer program wrote. */
export const decodeFirstUses = (text: string): readonly FirstUse[] => {
  const { version, value } = storedJson(what, text);
  return version === 1 ? storedAs(what, firstUsesV1, value) : unknownVersion(what, version);
};
