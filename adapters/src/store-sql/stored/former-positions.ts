import { instant } from '@shop/core/dates/instant';
import type { FormerPosition } from '@shop/core/host/cart/host-cart';
import * as z from 'zod/mini';
import { type Codec, encode, mapped } from '../../codec/codec.ts';
import { storedAs, storedJson, unknownVersion } from './stored-json.ts';

const parts = z.object({
  version: z.literal(1),
  positions: z.array(z.object({ goods: z.string(), position: z.int(), at: z.int() })),
});

const formerPositionsV1: Codec<readonly FormerPosition[]> = mapped(parts, {
  decode: ({ positions }) => positions.map(({ goods, position, at }) => ({ goods, position, leftAt: instant(at) })),
  encode: (positions) => ({
    version: 1 as const,
    positions: positions.map(({ goods, position, leftAt }) => ({ goods, position, at: leftAt })),
  }),
});

const what = 'former positions';

/** Where lines stood that were taken out of a cart, as text to be stored. */
export const encodeFormerPositions = (positions: readonly FormerPosition[]): string =>
  JSON.stringify(encode(formerPositionsV1, positions));

/** Reads what any version of the program wrote. Throws on damaged text and on what a newer program wrote. */
export const decodeFormerPositions = (text: string): readonly FormerPosition[] => {
  const { version, value } = storedJson(what, text);
  return version === 1 ? storedAs(what, formerPositionsV1, value) : unknownVersion(what, version);
};
