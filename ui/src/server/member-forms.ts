import { genericErrorKey } from '@shop/core/errors/error-catalog';
import { errorKey } from '@shop/core/errors/error-key';
import { makeMemberSession, nobodysProfile } from '@shop/core/member/member-session';
import { ownAddress } from '@shop/core/paths/own-path';
import type { LogInError } from '@shop/core/ports/profile-port';
import { caught } from '../pages/caught.ts';
import type { PostedLogIn } from '../pages/posted-answer.ts';
import { requestMemberJar } from './member-jar.ts';
import type { PagesOptions, RequestJar } from './pages-options.ts';
import type { PostedForm } from './posted-action.ts';

export type LogInOutcome =
  /** `to` is where the main site wants the visitor to go on, when that is on our own origin (D-LOGIN-REDIRECT). */
  | { readonly kind: 'loggedIn'; readonly setCookies: readonly string[]; readonly to?: string }
  | { readonly kind: 'refused'; readonly logIn: PostedLogIn };

type Options = Pick<PagesOptions, 'profile' | 'ports' | 'settings' | 'addressOf' | 'memberCookies' | 'onCrash'>;

const inWords = (error: LogInError): Pick<PostedLogIn, 'message' | 'errorKey'> => {
  if (error.kind === 'loginFailed' && error.message !== '') return { message: error.message };
  return { errorKey: error.kind === 'notFound' ? genericErrorKey : errorKey(error) };
};

/** Logging in and out by a form of a page. */
export const memberForms = ({ profile, ports, settings, addressOf, memberCookies, onCrash }: Options) => {
  const sessionOf = (cookies: RequestJar) => {
    const { jar, setCookies } = requestMemberJar(cookies, memberCookies);
    const session = makeMemberSession({ profile: profile ?? nobodysProfile, random: ports.random, jar });
    return { session, setCookies };
  };
  const refused = (logIn: PostedLogIn): LogInOutcome => ({ kind: 'refused', logIn });

  return {
    logIn: async (cookies: RequestJar, form: PostedForm, request: Request): Promise<LogInOutcome> => {
      const email = form.get('email') ?? '';
      const { session, setCookies } = sessionOf(cookies);
      return session.logIn({ email, password: form.get('password') ?? '' }, addressOf(request)).match(
        (): LogInOutcome => {
          const to = ownAddress(cookies.loginRedirect() ?? '', settings.origin);
          return { kind: 'loggedIn', setCookies: setCookies(), ...(to === undefined ? {} : { to }) };
        },
        (error) =>
          error.kind === 'invalidLogIn'
            ? refused({ email, fields: error.fields })
            : refused({ email, fields: [], ...inWords(error) }),
      );
    },

    logOut: async (cookies: RequestJar): Promise<readonly string[]> => {
      const { session, setCookies } = sessionOf(cookies);
      await caught(async () => void (await session.logOut()), onCrash, undefined);
      return setCookies();
    },
  };
};
