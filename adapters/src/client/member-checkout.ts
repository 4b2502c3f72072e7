import type { CheckoutPort, CustomerForm } from '@shop/core/checkout/checkout-port';
import { draftOfMember } from '@shop/core/member/member';
import type { ProfilePort } from '@shop/core/member/profile-port';
import { ok, okAsync } from 'neverthrow';
import { memberHashIdIn } from '../calls/member-hash-id.ts';

type Profile = Pick<ProfilePort, 'loadMember'>;

/** A checkout whose form, where nobody has filled it in yet, begins with the profile of whoever is logged in (R-BUYER-15). */
export const profileFirst = (checkout: CheckoutPort, profile: Profile): CheckoutPort => ({
  ...checkout,
  loadCustomer: (query) =>
    checkout.loadCustomer(query).andThen((form) =>
      form.draft !== undefined || query.memberToken === undefined
        ? okAsync(form)
        : profile
            .loadMember(query.memberToken)
            .orElse(() => ok(undefined))
            .map(
              (member): CustomerForm =>
                member === undefined ? form : { ...form, draft: draftOfMember(member, form.countries) },
            ),
    ),
});

/** A provider's checkout that is told who is logged in: the member of a token that the profile knows, and nobody without one; its form
 *  begins with the member's profile. A profile that cannot be asked makes a guest of a member, who can buy all the same
 *  (D-MEMBER-TOKEN, R-BUYER-15). */
export const memberCheckout = (checkout: CheckoutPort, profile: Profile): CheckoutPort => ({
  ...profileFirst(checkout, profile),
  saveCustomer: ({ memberToken, memberHashId: _claimed, ...entry }) =>
    (memberToken === undefined ? okAsync(undefined) : profile.loadMember(memberToken).orElse(() => ok(undefined)))
      .map((member) => (member === undefined || memberToken === undefined ? undefined : memberHashIdIn(memberToken)))
      .andThen((memberHashId) =>
        checkout.saveCustomer({ ...entry, ...(memberHashId === undefined ? {} : { memberHashId }) }),
      ),
});
