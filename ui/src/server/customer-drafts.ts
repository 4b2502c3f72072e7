import type { CustomerDraft } from '@shop/core/customer/customer';
import type { Instant } from '@shop/core/dates/instant';
import type { CheckoutSession } from '@shop/core/ids';
import type { CheckoutPort } from '@shop/core/ports/checkout-port';

/** Personal data that were typed and not saved yet, by the session that typed them. */
export type CustomerDrafts = {
  readonly keep: (session: CheckoutSession, draft: CustomerDraft) => void;
  readonly find: (session: CheckoutSession) => CustomerDraft | undefined;
  readonly forget: (session: CheckoutSession) => void;
};

/** Units: milliseconds. */
const lifetime = 60 * 60_000;

/** More than that many sessions do not type at once; the oldest gives way. */
const most = 2_000;

/** Drafts in this process's memory and nowhere else: they end with it, and an hour after the last letter (D-DRAFT). */
export const memoryDrafts = (now: () => Instant): CustomerDrafts => {
  const kept = new Map<CheckoutSession, { readonly draft: CustomerDraft; readonly at: Instant }>();
  return {
    keep: (session, draft) => {
      kept.delete(session);
      kept.set(session, { draft, at: now() });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
    find: (session) => {
      const found = kept.get(session);
      if (found !== undefined && now() - found.at <= lifetime) return found.draft;
      kept.delete(session);
      return undefined;
    },
    forget: (session) => void kept.delete(session),
  };
};

/** A checkout whose form begins with what its session typed last; what is saved is no draft any more. */
export const draftedCheckout = (checkout: CheckoutPort, drafts: CustomerDrafts): CheckoutPort => ({
  ...checkout,
  loadCustomer: (query) =>
    checkout.loadCustomer(query).map((form) => {
      const draft = query.session === undefined ? undefined : drafts.find(query.session);
      return draft === undefined ? form : { ...form, draft };
    }),
  saveCustomer: (entry) =>
    checkout.saveCustomer(entry).map((saved) => {
      if (entry.session !== undefined) drafts.forget(entry.session);
      return saved;
    }),
});
