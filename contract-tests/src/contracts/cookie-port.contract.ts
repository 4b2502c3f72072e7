import { cartId, checkoutSession, clientSecret } from '@shop/core/ids';
import type { CookiePort } from '@shop/core/ports/cookie-port';
import { describe, expect, test } from 'vitest';

/** Opens a new jar. `reopen` returns the jar as a later visit sees it. */
export type OpenJar = () => { readonly cookies: CookiePort; reopen(): CookiePort };

/** The contract of every CookiePort. `keepsSession` is false where the session cookie is HttpOnly and cannot be
 *  read. */
export const cookiePortContract = (name: string, open: OpenJar, { keepsSession }: { keepsSession: boolean }): void => {
  describe(`CookiePort: ${name}`, () => {
    const id = cartId('0123456789abcdef0123456789abcdef');

    test('an empty jar returns no cart id', () => {
      const { cookies } = open();
      expect([
        cookies.cartId(),
        cookies.checkoutSession(),
        cookies.clientSecret(),
        cookies.memberToken(),
        cookies.loginRedirect(),
        cookies.mtcId(),
      ]).toEqual(Array.from({ length: 6 }, () => undefined));
    });

    test('returns a stored cart id at once and on the next visit, until it is removed', () => {
      const { cookies, reopen } = open();
      cookies.keepCartId(id);
      expect(cookies.cartId()).toBe(id);
      expect(reopen().cartId()).toBe(id);
      expect(reopen().accepts()).toBe(true);
      reopen().forgetCartId();
      expect(reopen().cartId()).toBeUndefined();
    });

    test('replaces an older cart id by a newer one', () => {
      const { cookies, reopen } = open();
      cookies.keepCartId(id);
      cookies.keepCartId(cartId('f'.repeat(32)));
      expect(reopen().cartId()).toBe('f'.repeat(32));
    });

    test(keepsSession ? 'keeps the checkout session' : 'never shows the checkout session', () => {
      const { cookies, reopen } = open();
      cookies.keepCheckoutSession(checkoutSession('a'.repeat(32)));
      expect(reopen().checkoutSession()).toBe(keepsSession ? 'a'.repeat(32) : undefined);
    });

    test(keepsSession ? "keeps the client's secret" : "never shows the client's secret", () => {
      const { cookies, reopen } = open();
      cookies.keepClientSecret(clientSecret('b'.repeat(32)));
      expect(reopen().clientSecret()).toBe(keepsSession ? 'b'.repeat(32) : undefined);
    });
  });
};
