import type { Order } from '@shop/core/checkout/order';
import { encode } from '../../codec/codec.ts';
import { orderContentV1 } from './order-content-v1.ts';
import { orderContentV2 } from './order-content-v2.ts';
import { storedAs, storedJson, unknownVersion } from './stored-json.ts';

/** What was bought, copied when the amount was fixed, each price with its derivation. */
export type OrderContent = Pick<Order, 'items' | 'promo'>;

const what = 'order content';

/** What was bought as text to be stored, in the newest version. */
export const encodeOrderContent = (content: OrderContent): string => JSON.stringify(encode(orderContentV2, content));

/** Reads what any version of the program wrote. Throws on damaged text and on what a newer program wrote. */
export const decodeOrderContent = (text: string): OrderContent => {
  const { version, value } = storedJson(what, text);
  switch (version) {
    case 1:
      return storedAs(what, orderContentV1, value);
    case 2:
      return storedAs(what, orderContentV2, value);
    default:
      return unknownVersion(what, version);
  }
};
