import type { ShopError } from '@shop/core/errors/shop-error';
import type { IdempotencyKey } from '@shop/core/ids';

/** A try to add something that was not answered yet, and the key that it goes by. */
export type OpenIntent = { readonly wanted: string; readonly key: IdempotencyKey };

/** The try to send: the open one again when the same is wanted, so that pressing twice takes nothing twice. */
export const intentFor = (open: OpenIntent | undefined, wish: object, newKey: () => IdempotencyKey): OpenIntent => {
  const wanted = JSON.stringify(wish);
  return open?.wanted === wanted ? open : { wanted, key: newKey() };
};

/** Whether a refusal says nothing about what the host did: then the try stays open. */
export const staysOpen = ({ kind }: ShopError): boolean => kind === 'unreachable' || kind === 'inProgress';
