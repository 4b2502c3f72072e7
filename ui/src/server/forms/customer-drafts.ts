import type { CustomerDraft } from '@shop/core/customer/customer';
import { type CustomerDrafts, type DraftOwner, draftLifetime, mostDrafts } from '@shop/core/customer/customer-drafts';
import type { Instant } from '@shop/core/dates/instant';
import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import { ResultAsync } from 'neverthrow';

const nameOf = ({ cartId, session }: DraftOwner): string => `${cartId} ${session}`;

/** Drafts in this process's memory, for pages whose provider is elsewhere: they end with it (D-DRAFT). */
export const memoryDrafts = (now: () => Instant): CustomerDrafts => {
  const kept = new Map<string, { readonly draft: CustomerDraft; readonly at: Instant }>();
  return {
    keep: async (owner, draft) => {
      kept.delete(nameOf(owner));
      kept.set(nameOf(owner), { draft, at: now() });
      const [oldest] = kept.keys();
      if (kept.size > mostDrafts && oldest !== undefined) kept.delete(oldest);
    },
    find: async (owner) => {
      const found = kept.get(nameOf(owner));
      if (found !== undefined && now() - found.at <= draftLifetime) return found.draft;
      kept.delete(nameOf(owner));
      return undefined;
    },
    forget: async (owner) => void kept.delete(nameOf(owner)),
  };
};

/** A checkout whose form begins with what its session typed last; what is saved is no draft any more. */
export const draftedCheckout = (checkout: CheckoutPort, drafts: CustomerDrafts): CheckoutPort => ({
  ...checkout,
  loadCustomer: (query) =>
    checkout.loadCustomer(query).map(async (form) => {
      const { cartId, session } = query;
      const draft = session === undefined ? undefined : await drafts.find({ cartId, session });
      return draft === undefined ? form : { ...form, draft };
    }),
  saveCustomer: (entry) =>
    checkout.saveCustomer(entry).andThen((saved) => {
      const { cartId, session } = entry;
      const forgotten = session === undefined ? Promise.resolve() : drafts.forget({ cartId, session });
      return ResultAsync.fromSafePromise(forgotten).map(() => saved);
    }),
});
