import { genericErrorKey } from '@shop/core/errors/error-catalog';
import { errorKey } from '@shop/core/errors/error-key';
import { checkoutSession } from '@shop/core/ids';
import { checkLogIn } from '@shop/core/member/log-in-rules';
import { ownAddress } from '@shop/core/paths/own-path';
import type { LogInError } from '@shop/core/ports/profile-port';
import { caught } from '../pages/caught.ts';
import type { PostedLogIn } from '../pages/posted-answer.ts';
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

/** Logging in and out by a form of a page. Either begins a new checkout session: what one person typed is never shown to the next
 *  one at the same browser (D-MEMBER-SESSION). */
export const memberForms = ({ profile, ports, settings, addressOf, memberCookies, onCrash }: Options) => {
  const beginAnew = (cookies: RequestJar): void => cookies.keepCheckoutSession(checkoutSession(ports.random.token()));
  const refused = (logIn: PostedLogIn): LogInOutcome => ({ kind: 'refused', logIn });

  return {
    logIn: async (cookies: RequestJar, form: PostedForm, request: Request): Promise<LogInOutcome> => {
      const typed = { email: form.get('email') ?? '', password: form.get('password') ?? '' };
      const checked = checkLogIn(typed);
      if (checked.isErr()) return refused({ email: typed.email, fields: checked.error });
      if (profile === undefined) return refused({ email: typed.email, fields: [], errorKey: genericErrorKey });
      const { email, password } = checked.value;
      return profile.logIn(email, password, addressOf(request)).match(
        (token): LogInOutcome => {
          beginAnew(cookies);
          const to = ownAddress(cookies.loginRedirect() ?? '', settings.origin);
          return { kind: 'loggedIn', setCookies: memberCookies(token), ...(to === undefined ? {} : { to }) };
        },
        (error) => refused({ email: typed.email, fields: [], ...inWords(error) }),
      );
    },

    /** Ends the token where it was made, as far as that can be reached; the browser forgets it in any case. */
    logOut: async (cookies: RequestJar): Promise<readonly string[]> => {
      const token = cookies.memberToken();
      if (profile !== undefined && token !== undefined)
        await caught(async () => void (await profile.logOut(token)), onCrash, undefined);
      beginAnew(cookies);
      return memberCookies(undefined);
    },
  };
};
