import { cartEndpoints } from './cart-endpoints.ts';
import { catalogEndpoints } from './catalog-endpoints.ts';
import { checkoutEndpoints } from './checkout-endpoints.ts';
import { contentEndpoints } from './content-endpoints.ts';
import type { CallName, Endpoints } from './endpoint.ts';
import { profileEndpoints } from './profile-endpoints.ts';

/** Every call of the shop (spec 7), in one place for client, server and document. */
export const endpoints: Endpoints = {
  ...catalogEndpoints,
  ...cartEndpoints,
  ...checkoutEndpoints,
  ...profileEndpoints,
  ...contentEndpoints,
};

const isCallName = (name: string): name is CallName => Object.hasOwn(endpoints, name);

export const callNames: readonly CallName[] = Object.keys(endpoints).filter(isCallName);
