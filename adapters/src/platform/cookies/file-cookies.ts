import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkoutSession, clientSecret, memberToken } from '@shop/core/ids';
import type { CookiePort } from '@shop/core/ports/cookie-port';
import type { MemberJar } from '@shop/core/use-cases/member-session';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { makeFolder } from '../files/make-folder.ts';
import { cartCookieName, cartIdIn } from './shop-cookies.ts';

/** Why a jar is unusable; `message` is the system's. */
type JarError = {
  readonly kind: 'jarUnreadable' | 'jarUnwritable';
  readonly path: string;
  readonly message: string;
};

/** Cookie values by name. */
type Jar = Readonly<Record<string, string>>;

const jarForm = z.record(z.string(), z.string());

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reads a jar. A missing one is empty; a damaged one is an error and never overwritten. */
export const readJar = (path: string): Result<Jar, JarError> => {
  const unreadable = (message: string) => err({ kind: 'jarUnreadable', path, message } as const);
  if (!existsSync(path)) return ok({});
  try {
    const parsed = z.safeParse(jarForm, JSON.parse(readFileSync(path, 'utf8')));
    return parsed.success ? ok(parsed.data) : unreadable('not a list of cookies');
  } catch (error) {
    return unreadable(messageOf(error));
  }
};

/** Replaces the file by a new one, so that an interruption leaves the old or the new content. Only the owner may
 *  read it. */
export const writeJar = (path: string, jar: Jar): Result<void, JarError> => {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    makeFolder(dirname(path), 0o700);
    writeFileSync(draft, `${JSON.stringify(jar, null, 2)}\n`, { mode: 0o600, flush: true });
    renameSync(draft, path);
    return ok(undefined);
  } catch (error) {
    return err({ kind: 'jarUnwritable', path, message: messageOf(error) });
  }
};

export type FileCookies = CookiePort &
  MemberJar & {
    /** Returns why the last change was not stored. Read it before reporting success. */
    readonly fault: () => JarError | undefined;
  };

const named = <Value>(jar: Jar, name: string, make: (text: string) => Value): Value | undefined => {
  const text = Object.hasOwn(jar, name) ? jar[name] : undefined;
  return text === undefined || text === '' ? undefined : make(text);
};

/** Returns a visitor's jar in a JSON file, for programs without a browser. Every change is on disk before the next
 *  step. Errors: `jarUnreadable` when the file is no jar. */
export const fileCookies = (path: string): Result<FileCookies, JarError> =>
  readJar(path).map((stored) => {
    let jar = stored;
    let fault: JarError | undefined;
    const keep = (changed: Jar): void => {
      jar = changed;
      fault = writeJar(path, jar).match(
        () => undefined,
        (error) => error,
      );
    };
    return {
      accepts: () => true,
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
