import type { MemberToken } from '@shop/core/ids';
import { draftOfMember } from '@shop/core/member/member';
import type { CheckoutPort, CustomerForm } from '@shop/core/ports/checkout-port';
import type { ProfilePort } from '@shop/core/ports/profile-port';
import { ok, okAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { parseJson, requestLimits } from '../codec/json-text.ts';
import { numberOr } from '../codec/texts.ts';

type Profile = Pick<ProfilePort, 'loadMember'>;

/** Wraps a checkout: an empty form is filled with the profile of the logged-in member. */
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

/** Wraps a checkout: it sends the member's id when the profile accepts the token, and fills the form with the
 *  member's profile. With an unreachable profile the member is a guest. */
export const memberCheckout = (checkout: CheckoutPort, profile: Profile): CheckoutPort => ({
  ...profileFirst(checkout, profile),
  saveCustomer: ({ memberToken, memberHashId: _claimed, ...entry }) =>
    (memberToken === undefined ? okAsync(undefined) : profile.loadMember(memberToken).orElse(() => ok(undefined)))
      .map((member) => (member === undefined || memberToken === undefined ? undefined : memberHashIdIn(memberToken)))
      .andThen((memberHashId) => checkout.saveCustomer({ ...entry, memberHashId })),
});

const claims = z.object({ memberHashId: numberOr(z.string().check(z.minLength(1), z.maxLength(200)), String) });

/** Returns the member hash id in a token's JWT payload. It proves nothing: the profile has to accept the token. */
const memberHashIdIn = (token: MemberToken): string | undefined => {
  const [, payload = ''] = token.split('.');
  if (!/^[\w-]+$/.test(payload) || payload.length % 4 === 1) return undefined;
  const json = parseJson(new TextDecoder().decode(Buffer.from(payload, 'base64url')), requestLimits).unwrapOr(
    undefined,
  );
  const parsed = z.safeParse(claims, json);
  return parsed.success ? parsed.data.memberHashId : undefined;
};
