import { errorKey, genericErrorKey } from '@shop/core/errors/error-catalog';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { MemberToken } from '@shop/core/ids';
import { ownAddress } from '@shop/core/paths/own-path';
import type { LogInError, ProfilePort } from '@shop/core/ports/profile-port';
import { type InvalidLogIn, makeMemberSession, noProfile } from '@shop/core/use-cases/member-session';
import { caught, type ReportFailure } from '../../page-data/caught.ts';
import type { PostedLogIn } from '../../page-data/posted-answer.ts';
import { logIn } from '../../sections/personal-data/log-in.ts';
import type { ShownMember } from '../../signals/shop-state.ts';
import type { PostedForm } from '../forms/form-answer.ts';
import type { PagesOptions, RequestJar } from '../pages/pages-options.ts';

type Options = Pick<PagesOptions, 'profile' | 'ports' | 'settings' | 'addressOf' | 'onCrash'>;

/** Logging in and out by a form of a page. */
export const memberForms = ({ profile, ports, settings, addressOf, onCrash }: Options) => {
  const sessionOf = (jar: RequestJar) =>
    makeMemberSession({ profile: profile ?? noProfile, random: ports.random, jar });
  return {
    /** `onward` tells where the visitor goes on; `wanted` is the main site's request, if on our own origin. */
    logIn: (
      cookies: RequestJar,
      request: Request,
      form: PostedForm,
      onward: (wanted: string | undefined) => string,
    ): ReturnType<typeof logIn> =>
      logIn((typed) => sessionOf(cookies).logIn(typed, addressOf(request)), form, {
        onward: onward(ownAddress(cookies.loginRedirect() ?? '', settings.origin)),
      }),
    logOut: async (cookies: RequestJar): Promise<void> =>
      caught(async () => void (await sessionOf(cookies).logOut()), onCrash, undefined),
  };
};

/** What the form says of a refused log-in. */
export const refusedLogIn = (error: InvalidLogIn | LogInError): Omit<PostedLogIn, 'email'> => {
  if (error.kind === 'invalidLogIn') return { fields: error.fields };
  if (error.kind === 'loginFailed' && error.message !== '') return { fields: [], message: error.message };
  return { fields: [], errorKey: error.kind === 'notFound' ? genericErrorKey : errorKey(error) };
};

/** The member who is logged in, as the header shows them, or why none can be shown. */
type KnownMember = { readonly member?: ShownMember; readonly failed?: ShopError };

/** The logged-in member in the header: none without a token, or while the profile is unreachable. */
export const shownMember = async (
  profile: Pick<ProfilePort, 'loadMember'> | undefined,
  token: MemberToken | undefined,
  reportFailure: ReportFailure,
): Promise<KnownMember> => {
  if (profile === undefined || token === undefined) return {};
  const nobody: KnownMember = {};
  return caught<KnownMember>(
    async () =>
      profile.loadMember(token).match(
        (known) => (known === undefined ? nobody : { member: { name: known.name, surname: known.surname } }),
        (failed): KnownMember => ({ failed }),
      ),
    reportFailure,
    nobody,
  );
};
