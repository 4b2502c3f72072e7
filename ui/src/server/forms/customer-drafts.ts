import type { CustomerDraft } from '@shop/core/customer/customer';
import { type CustomerDrafts, type DraftOwner, draftLifetime, maxDrafts } from '@shop/core/customer/customer-drafts';
import type { Instant } from '@shop/core/dates/instant';
import type { CartId, CheckoutSession } from '@shop/core/ids';
import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import { ResultAsync } from 'neverthrow';

/** Creates drafts in the memory of this process, one per cart, for pages whose provider is elsewhere. They end with the
 *  process. */
export const memoryDrafts = (now: () => Instant): CustomerDrafts => {
  const entries = new Map<
    CartId,
    { readonly session: CheckoutSession; readonly draft: CustomerDraft; readonly at: Instant }
  >();
  const ofSession = ({ cartId, session }: DraftOwner) => {
    const entry = entries.get(cartId);
    return entry?.session === session ? entry : undefined;
  };
  return {
    keep: async ({ cartId, session }, draft) => {
      entries.delete(cartId);
      entries.set(cartId, { session, draft, at: now() });
      const [oldest] = entries.keys();
      if (entries.size > maxDrafts && oldest !== undefined) entries.delete(oldest);
    },
    find: async (owner) => {
      const entry = ofSession(owner);
      return entry !== undefined && now() - entry.at <= draftLifetime ? entry.draft : undefined;
    },
    forget: async (owner) => {
      if (ofSession(owner) !== undefined) entries.delete(owner.cartId);
    },
  };
};

/** Returns a checkout whose form starts with the draft of its session; saving the personal data removes the draft. */
export const checkoutWithDrafts = (checkout: CheckoutPort, drafts: CustomerDrafts): CheckoutPort => ({
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
