import type { ShopError } from '@shop/core/errors/shop-error';
import type { MemberToken } from '@shop/core/ids';
import type { ProfilePort } from '@shop/core/member/profile-port';
import { caught, type TellFailure } from '../../page-data/caught.ts';
import type { ShownMember } from '../../signals/shop-state.ts';

/** Whoever is logged in, as the header shows it, and why nobody is shown who may be. */
export type KnownMember = { readonly member?: ShownMember; readonly failed?: ShopError };

/** What the header shows of whoever is logged in: nobody without a token, and nobody while the profile cannot be asked
 *  (R-STATE-1, R-STATE-2). */
export const shownMember = async (
  profile: Pick<ProfilePort, 'loadMember'> | undefined,
  token: MemberToken | undefined,
  tellFailure: TellFailure,
): Promise<KnownMember> => {
  if (profile === undefined || token === undefined) return {};
  const nobody: KnownMember = {};
  return caught<KnownMember>(
    async () =>
      profile.loadMember(token).match(
        (known) => (known === undefined ? nobody : { member: { name: known.name, surname: known.surname } }),
        (failed): KnownMember => ({ failed }),
      ),
    tellFailure,
    nobody,
  );
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
