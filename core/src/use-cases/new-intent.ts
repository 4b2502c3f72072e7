import { type IdempotencyKey, idempotencyKey } from '../ids.ts';
import type { RandomPort } from '../ports/random-port.ts';

/** A key for a new intent, for drivers that may have to try the same again. */
export const makeNewIntent =
  ({ random }: { readonly random: RandomPort }) =>
  (): IdempotencyKey =>
    idempotencyKey(random.token());
