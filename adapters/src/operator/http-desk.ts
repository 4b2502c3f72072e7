import type { DoorPort } from '@shop/core/ports/door-port';
import type { OrdersPort } from '@shop/core/ports/orders-port';
import type { OutboxPort } from '@shop/core/ports/outbox-port';
import type { HttpCatalogOptions } from './http-catalog.ts';
import { httpDoor } from './http-door.ts';
import { httpOrders } from './http-orders.ts';
import { httpOutbox } from './http-outbox.ts';

/** What staff ask a running shop for at the door and on the telephone. */
export const httpDesk = (
  options: HttpCatalogOptions,
): { readonly door: DoorPort; readonly outbox: OutboxPort; readonly orders: OrdersPort } => ({
  door: httpDoor(options),
  outbox: httpOutbox(options),
  orders: httpOrders(options),
});
