import { minutes } from '../dates/instant.ts';
import type { CartId, CheckoutSession } from '../ids.ts';
import type { CustomerDraft } from './customer.ts';
import { customerFields } from './customer.ts';

/** The session of a draft. Only this session may read it. */
export type DraftOwner = { readonly cartId: CartId; readonly session: CheckoutSession };

/** Drafts of personal data that were typed and not saved yet. The calls never fail: a draft that cannot be stored is
 *  lost. */
export type CustomerDrafts = {
  /** Stores a draft; it replaces the owner's earlier one. */
  keep(owner: DraftOwner, draft: CustomerDraft): Promise<void>;
  find(owner: DraftOwner): Promise<CustomerDraft | undefined>;
  forget(owner: DraftOwner): Promise<void>;
};

/** Lifetime of a draft after its last change. Units: milliseconds. */
export const draftLifetime = minutes(60);

/** Maximum number of stored drafts; a further one replaces the oldest. */
export const maxDrafts = 2_000;

/** Whether all fields are empty, so that there is nothing to store. */
export const isBlankDraft = (draft: CustomerDraft): boolean => customerFields.every((field) => draft[field] === '');
