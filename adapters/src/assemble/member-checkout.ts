import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import type { ProfilePort } from '@shop/core/ports/profile-port';
import { ok, okAsync } from 'neverthrow';
import { memberHashIdIn } from '../calls/member-hash-id.ts';

/** A provider's checkout that is told who is logged in: the member of a token that the profile knows, and nobody without one. A profile
 *  that cannot be asked makes a guest of a member, who can buy all the same (D-MEMBER-TOKEN). */
export const memberCheckout = (checkout: CheckoutPort, profile: Pick<ProfilePort, 'loadMember'>): CheckoutPort => ({
  ...checkout,
  saveCustomer: ({ memberToken, memberHashId: _claimed, ...entry }) =>
    (memberToken === undefined ? okAsync(undefined) : profile.loadMember(memberToken).orElse(() => ok(undefined)))
      .map((member) => (member === undefined || memberToken === undefined ? undefined : memberHashIdIn(memberToken)))
      .andThen((memberHashId) =>
        checkout.saveCustomer({ ...entry, ...(memberHashId === undefined ? {} : { memberHashId }) }),
      ),
});
