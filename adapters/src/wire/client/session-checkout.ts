import type { CustomerDrafts } from '@shop/core/customer/customer-drafts';
import { draftOf } from '@shop/core/customer/customer-rules';
import { isSessionSecret } from '@shop/core/customer/session-secret';
import { type CheckoutSession, checkoutSession } from '@shop/core/ids';
import type { CheckoutPort, CustomerForm } from '@shop/core/ports/checkout-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { ResultAsync } from 'neverthrow';

/** Entries saved through this server, separately for each session. */
export type SessionEntries = { readonly entries: CustomerDrafts; readonly random: Pick<RandomPort, 'secret'> };

/** Returns the session unless it could be guessed. */
const secureSession = (session: CheckoutSession | undefined): CheckoutSession | undefined =>
  session !== undefined && isSessionSecret(session) ? session : undefined;

/** Wraps a foreign checkout: its form shows only the entry of the requesting session, independently of the
 *  provider's answer for the cart. A provider without sessions gets them here. */
export const sessionCheckout = (checkout: CheckoutPort, { entries, random }: SessionEntries): CheckoutPort => ({
  ...checkout,
  loadCustomer: (query) =>
    checkout.loadCustomer(query).map(async ({ countries }): Promise<CustomerForm> => {
      const { cartId, session } = query;
      const draft = session === undefined ? undefined : await entries.find({ cartId, session });
      return draft === undefined ? { countries } : { countries, draft };
    }),
  saveCustomer: (entry) => {
    const askingSession = secureSession(entry.session) ?? checkoutSession(random.secret());
    return checkout.saveCustomer({ ...entry, session: askingSession }).andThen((saved) => {
      const owner = { cartId: entry.cartId, session: secureSession(saved.session) ?? askingSession };
      return ResultAsync.fromSafePromise(entries.keep(owner, draftOf(entry.customer))).map(() => ({
        session: owner.session,
      }));
    });
  },
});
