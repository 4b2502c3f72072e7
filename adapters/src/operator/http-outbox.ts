import type { OutboxPort } from '@shop/core/ports/outbox-port';
import type { HttpCatalogOptions } from './http-catalog.ts';
import { askShop } from './operator-call.ts';
import { outboxCall } from './outbox-wire.ts';

/** The outbox of a running shop, for its operator. */
export const httpOutbox = (options: HttpCatalogOptions): OutboxPort => {
  const ask = askShop(outboxCall, options);
  return { resend: (orderNumber) => ask({ orderNumber }) };
};
