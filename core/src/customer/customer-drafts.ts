import { minutes } from '../dates/instant.ts';
import type { CartId, CheckoutSession } from '../ids.ts';
import type { CustomerDraft } from './customer.ts';
import { customerFields } from './customer.ts';

/** The session of a draft, which alone may read it. */
export type DraftOwner = { readonly cartId: CartId; readonly session: CheckoutSession };

/** Personal data that were typed and not saved yet. Never fails: what cannot be kept is not there. */
export type CustomerDrafts = {
  /** In the place of what the owner typed before. */
  keep(owner: DraftOwner, draft: CustomerDraft): Promise<void>;
  find(owner: DraftOwner): Promise<CustomerDraft | undefined>;
  forget(owner: DraftOwner): Promise<void>;
};

/** How long a draft lives after its last letter. Units: milliseconds. */
export const draftLifetime = minutes(60);

/** More than that many sessions do not type at once; the oldest gives way. */
export const mostDrafts = 2_000;

/** Whether nothing is typed, so that there is nothing to keep. */
export const isBlankDraft = (draft: CustomerDraft): boolean => customerFields.every((field) => draft[field] === '');
