import type { MemberToken } from '@shop/core/ids';
import type { ProfilePort } from '@shop/core/ports/profile-port';
import { caught, type TellFailure } from '../pages/caught.ts';
import type { ShownMember } from '../signals/shop-state.ts';

/** What the header shows of whoever is logged in: nobody without a token, and nobody while the profile cannot be asked
 *  (R-STATE-1, R-STATE-2). */
export const shownMember = async (
  profile: Pick<ProfilePort, 'loadMember'> | undefined,
  token: MemberToken | undefined,
  tellFailure: TellFailure,
): Promise<ShownMember | undefined> => {
  if (profile === undefined || token === undefined) return undefined;
  const known = await caught(async () => (await profile.loadMember(token)).unwrapOr(undefined), tellFailure, undefined);
  return known === undefined ? undefined : { name: known.name, surname: known.surname };
};

/** The part of two hosts' names that a cookie of theirs can be shared on; none where they have no more than a country in common. */
export const sharedDomain = (origin: string, mainSiteUrl: string | undefined): string | undefined => {
  if (mainSiteUrl === undefined) return undefined;
  const [own, other] = [origin, mainSiteUrl].map((url) => new URL(url).hostname.split('.').toReversed());
  if (own === undefined || other === undefined) return undefined;
  const end = own.findIndex((label, at) => label !== other[at]);
  const shared = end < 0 ? own : own.slice(0, end);
  return shared.length < 2 || shared.every((label) => /^\d+$/.test(label)) ? undefined : shared.toReversed().join('.');
};
