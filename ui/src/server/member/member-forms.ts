import { genericErrorKey } from '@shop/core/errors/error-catalog';
import { errorKey } from '@shop/core/errors/error-key';
import type { MemberToken } from '@shop/core/ids';
import { type MemberJar, makeMemberSession, nobodysProfile } from '@shop/core/member/member-session';
import type { LogInError } from '@shop/core/member/profile-port';
import { ownAddress } from '@shop/core/paths/own-path';
import { caught } from '../../page-data/caught.ts';
import type { PostedLogIn } from '../../page-data/posted-answer.ts';
import { followReaction } from '../forms/follow-reaction.ts';
import type { PostedForm } from '../forms/posted-action.ts';
import type { PagesOptions, RequestJar } from '../pages/pages-options.ts';

export type LogInOutcome =
  /** `to` is where the main site wants the visitor to go on, when that is on our own origin (D-LOGIN-REDIRECT). */
  | { readonly kind: 'loggedIn'; readonly setCookies: readonly string[]; readonly to?: string }
  /** `errorKey` is told above the page, where it is not told beside the form. */
  | { readonly kind: 'refused'; readonly logIn: PostedLogIn; readonly errorKey?: string }
  | { readonly kind: 'toCart'; readonly errorKey?: string };

type Options = Pick<PagesOptions, 'profile' | 'ports' | 'settings' | 'addressOf' | 'memberCookies' | 'onCrash'>;

const inWords = (error: LogInError): Pick<PostedLogIn, 'message' | 'errorKey'> => {
  if (error.kind === 'loginFailed' && error.message !== '') return { message: error.message };
  return { errorKey: error.kind === 'notFound' ? genericErrorKey : errorKey(error) };
};

/** The jar of one request in which a member's token is kept, and the lines that its answer sends. */
export const requestMemberJar = (
  cookies: RequestJar,
  memberCookies: PagesOptions['memberCookies'],
): { readonly jar: MemberJar; readonly setCookies: () => readonly string[] } => {
  let setCookies: readonly string[] = [];
  const keep = (token?: MemberToken): void => {
    setCookies = memberCookies(token);
  };
  const { memberToken, keepCheckoutSession } = cookies;
  const jar: MemberJar = { memberToken, keepCheckoutSession, keepMemberToken: keep, forgetMemberToken: () => keep() };
  return { jar, setCookies: () => setCookies };
};

/** Logging in and out by a form of a page. */
export const memberForms = ({ profile, ports, settings, addressOf, memberCookies, onCrash }: Options) => {
  const sessionOf = (cookies: RequestJar) => {
    const { jar, setCookies } = requestMemberJar(cookies, memberCookies);
    const session = makeMemberSession({ profile: profile ?? nobodysProfile, random: ports.random, jar });
    return { session, setCookies };
  };

  return {
    logIn: async (cookies: RequestJar, form: PostedForm, request: Request): Promise<LogInOutcome> => {
      const email = form.get('email') ?? '';
      const { session, setCookies } = sessionOf(cookies);
      return session.logIn({ email, password: form.get('password') ?? '' }, addressOf(request)).match(
        (): LogInOutcome => {
          const to = ownAddress(cookies.loginRedirect() ?? '', settings.origin);
          return { kind: 'loggedIn', setCookies: setCookies(), ...(to === undefined ? {} : { to }) };
        },
        (error) => {
          if (error.kind === 'invalidLogIn') return { kind: 'refused', logIn: { email, fields: error.fields } };
          return followReaction(error, 'logIn', {
            stay: (told, errorKey): LogInOutcome => ({
              kind: 'refused',
              logIn: { email, fields: [], ...(told === 'alert' ? inWords(error) : {}) },
              ...(told === 'toast' ? { errorKey } : {}),
            }),
            toCart: (errorKey): LogInOutcome => ({ kind: 'toCart', ...(errorKey === undefined ? {} : { errorKey }) }),
          });
        },
      );
    },

    logOut: async (cookies: RequestJar): Promise<readonly string[]> => {
      const { session, setCookies } = sessionOf(cookies);
      await caught(async () => void (await session.logOut()), onCrash, undefined);
      return setCookies();
    },
  };
};
