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

const decode = (text: string): OrderContent => {
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

/** Units: orders; those that are being paid are read several times within seconds. */
const mostRemembered = 500;

const remembered = new Map<string, OrderContent>();

/** Reads what any version of the program wrote; the same text is read once, as what was bought never changes. Throws on damaged text
 *  and on what a newer program wrote. */
export const decodeOrderContent = (text: string): OrderContent => {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const content = decode(text);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(text, content);
  return content;
};
