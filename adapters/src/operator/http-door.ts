import type { DoorPort } from '@shop/core/ports/door-port';
import { doorCall } from './door-wire.ts';
import type { HttpCatalogOptions } from './http-catalog.ts';
import { askShop } from './operator-call.ts';

/** The door of a running shop, for its operator. */
export const httpDoor = (options: HttpCatalogOptions): DoorPort => {
  const ask = askShop(doorCall, options);
  return { admit: (code) => ask({ code }) };
};
