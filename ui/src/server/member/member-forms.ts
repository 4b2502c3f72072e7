import { errorKey } from '@shop/core/errors/error-catalog';
import { genericErrorKey, type ShopError } from '@shop/core/errors/shop-error';
import type { MemberToken } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { ownAddress } from '@shop/core/paths/own-path';
import type { LogInError, ProfilePort } from '@shop/core/ports/profile-port';
import { makeMemberSession, noProfile } from '@shop/core/use-cases/member-session';
import type { PostedLogIn } from '../../page-data/posted-answer.ts';
import { type ReportFailure, withFallback } from '../../page-data/with-fallback.ts';
import { logIn } from '../../sections/personal-data/log-in.ts';
import type { ShownMember } from '../../signals/shop-state.ts';
import { followReaction, type PostedForm, type Redirect } from '../forms/form-answer.ts';
import type { PagesOptions, RequestJar } from '../pages/pages-options.ts';

/** A refused log-in. `errorKey` is shown above the page when the form does not show the refusal. */
type RefusedLogIn = {
  readonly kind: 'page';
  readonly extras: { readonly logIn: PostedLogIn; readonly errorKey?: string | undefined };
};

type LogInRequest = {
  readonly request: Request;
  readonly form: PostedForm;
  readonly language: Language;
  /** Returns where the visitor goes after logging in; `requested` is the address that the main site requested, if it
   *  is on our own origin. */
  readonly onward: (requested: string | undefined) => string;
};

type Options = Pick<PagesOptions, 'profile' | 'ports' | 'settings' | 'addressOf' | 'onCrash'>;

/** Returns the refusal as the form shows it; empty if it is not shown there. */
const textsOf = (error: LogInError): Pick<PostedLogIn, 'message' | 'errorKey'> => {
  if (error.kind === 'loginFailed' && error.message !== '') return { message: error.message };
  return { errorKey: error.kind === 'notFound' ? genericErrorKey : errorKey(error) };
};

/** Creates the handlers of the log-in and log-out forms. */
export const memberForms = ({ profile, ports, settings, addressOf, onCrash }: Options) => {
  const sessionOf = (jar: RequestJar) =>
    makeMemberSession({ profile: profile ?? noProfile, random: ports.random, jar });
  return {
    logIn: async (
      cookies: RequestJar,
      { request, form, language, onward }: LogInRequest,
    ): Promise<Redirect | RefusedLogIn> => {
      const requested = ownAddress(cookies.loginRedirect() ?? '', settings.origin);
      const outcome = await logIn((typed) => sessionOf(cookies).logIn(typed, addressOf(request)), form, {
        onward: onward(requested),
      });
      if (outcome.kind === 'done') return { kind: 'redirect', to: outcome.to };
      const refused = (refusal: Omit<PostedLogIn, 'email'>, errorKey?: string): RefusedLogIn => ({
        kind: 'page',
        extras: { logIn: { email: form.get('email') ?? '', ...refusal }, errorKey },
      });
      const { error, during = 'logIn' } = outcome;
      if (error.kind === 'invalidLogIn') return refused({ fields: error.fields });
      return followReaction(error, during, language, (display, key) =>
        display === 'alert'
          ? refused({ fields: [], ...textsOf(error) })
          : refused({ fields: [] }, display === 'toast' ? key : undefined),
      );
    },
    logOut: async (cookies: RequestJar): Promise<void> =>
      withFallback(async () => void (await sessionOf(cookies).logOut()), onCrash, undefined),
  };
};

/** The logged-in member as the header shows them, or why they could not be loaded. */
type KnownMember = { readonly member?: ShownMember; readonly failed?: ShopError };

/** Returns the logged-in member for the header; without a member for a guest and when the profile could not be
 *  loaded. */
export const shownMember = async (
  profile: Pick<ProfilePort, 'loadMember'> | undefined,
  token: MemberToken | undefined,
  reportFailure: ReportFailure,
): Promise<KnownMember> => {
  if (profile === undefined || token === undefined) return {};
  const noMember: KnownMember = {};
  return withFallback<KnownMember>(
    async () =>
      profile.loadMember(token).match(
        (known) => (known === undefined ? noMember : { member: { name: known.name, surname: known.surname } }),
        (failed): KnownMember => ({ failed }),
      ),
    reportFailure,
    noMember,
  );
};
