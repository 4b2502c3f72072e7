import { type IdempotencyKey, idempotencyKey } from '../ids.ts';
import type { RandomPort } from '../ports/random-port.ts';

/** Makes a function that returns a key for a new intent, for drivers that may have to repeat a request. */
export const makeNewIntent =
  ({ random }: { readonly random: RandomPort }) =>
  (): IdempotencyKey =>
    idempotencyKey(random.token());
