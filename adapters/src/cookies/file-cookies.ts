import { checkoutSession, clientSecret, memberToken } from '@shop/core/ids';
import type { MemberJar } from '@shop/core/member/member-session';
import type { CookiePort } from '@shop/core/ports/cookie-port';
import type { Result } from 'neverthrow';
import { type Jar, type JarError, readJar, writeJar } from './jar-file.ts';
import { cartCookieName, cartIdIn } from './shop-cookies.ts';

export type FileCookies = CookiePort &
  MemberJar & {
    /** What kept the last change from being written; to be asked before the program says that all went well. */
    readonly fault: () => JarError | undefined;
  };

const named = <Value>(jar: Jar, name: string, make: (text: string) => Value): Value | undefined => {
  const text = Object.hasOwn(jar, name) ? jar[name] : undefined;
  return text === undefined || text === '' ? undefined : make(text);
};

/** A visitor's jar in one JSON file, for programs without a browser. Every change is on disk before the next step.
 *  Errors: `jarUnreadable` when the file is there but is no jar. */
export const fileCookies = (path: string): Result<FileCookies, JarError> =>
  readJar(path).map((found) => {
    let jar = found;
    let fault: JarError | undefined;
    const keep = (changed: Jar): void => {
      jar = changed;
      fault = writeJar(path, jar).match(
        () => undefined,
        (error) => error,
      );
    };
    return {
      cartId: () => cartIdIn(named(jar, cartCookieName, String)),
      keepCartId: (id) => keep({ ...jar, [cartCookieName]: id }),
      forgetCartId: () => {
        const { [cartCookieName]: _forgotten, ...others } = jar;
        keep(others);
      },
      checkoutSession: () => named(jar, 'checkout', checkoutSession),
      keepCheckoutSession: (session) => keep({ ...jar, checkout: session }),
      clientSecret: () => named(jar, 'client', clientSecret),
      keepClientSecret: (secret) => keep({ ...jar, client: secret }),
      keepMemberToken: (token) => keep({ ...jar, ProfileAuthToken: token }),
      forgetMemberToken: () => {
        const { ProfileAuthToken: _ended, ...others } = jar;
        keep(others);
      },
      memberToken: () => named(jar, 'ProfileAuthToken', memberToken),
      loginRedirect: () => named(jar, 'loginRedirect', String),
      mtcId: () => named(jar, 'mtc_id', String),
      fault: () => fault,
    };
  });
