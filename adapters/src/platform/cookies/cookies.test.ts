import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cartId, checkoutSession, memberToken } from '@shop/core/ids';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../files/testing/temporary-folder.ts';
import { browserCookies } from './browser-cookies.ts';
import { cookiesIn, setCookieValue } from './cookie-text.ts';
import { fileCookies } from './file-cookies.ts';
import { requestCookies } from './request-cookies.ts';

describe('a Cookie header', () => {
  test('is read as the first value of each name, decoded and without malformed pairs', () => {
    const read = (header: string | undefined) => cookiesIn(header).a;
    expect(['a=1', 'b=2; a=1', 'b=2;a=1', 'a=1; a=2', 'aa=2; a="1"'].map(read)).toEqual(Array(5).fill('1'));
    expect(['a=%C5%A1%3B', 'a=x=y'].map(read)).toEqual(['š;', 'x=y']);
    const none = ['a=', 'a', '=a', 'A=1', 'a=%zz', '', undefined];
    expect(none.filter((header) => read(header) !== undefined)).toEqual([]);
  });

  test('is made of the value of a Set-Cookie line', () => {
    expect(setCookieValue(['b=1; Path=/', 'a=2; HttpOnly'], ['a'])).toBe('2');
    expect(setCookieValue(['b=1; a=2'], ['a'])).toBeUndefined();
  });
});

/** Returns a document that stores cookies as a browser does. */
const pageWith = (cookies: string) => {
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return cookies;
    },
    set cookie(line: string) {
      written.push(line);
    },
  };
};

describe('the jar of a browser', () => {
  test('sets the cart for a year and the whole site, with Secure on https (R-ANSWER-7, R-COOKIE-1, R-COOKIE-3)', () => {
    const page = pageWith('');
    browserCookies(page, false).keepCartId(cartId('cart;1'));
    browserCookies(page, true).keepCartId(cartId('c'));
    browserCookies(page, true).forgetCartId();
    expect(page.written).toEqual([
      'shopCart=cart%3B1; Path=/; Max-Age=31557600; SameSite=Lax',
      'shopCart=c; Path=/; Max-Age=31557600; SameSite=Lax; Secure',
      'shopCart=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    ]);
  });

  test('tests whether cookies are accepted, and deletes the cookie of the test', () => {
    const page = pageWith('');
    expect(browserCookies(page, false).accepts()).toBe(false);
    expect(page.written).toEqual(['shopTest=1; Path=/; SameSite=Lax', 'shopTest=; Path=/; Max-Age=0; SameSite=Lax']);
    expect(browserCookies(pageWith('other=1'), false).accepts()).toBe(true);
  });

  test('reads the cart, the address to return to and the marketing id, never session and token (R-COOKIE-4, R-COOKIE-5)', () => {
    const jar = browserCookies(
      pageWith('shopCart=c-1; loginRedirect=%2Fsl; mtc_id=7; checkout=s; ProfileAuthToken=t'),
      true,
    );
    expect([jar.cartId(), jar.loginRedirect(), jar.mtcId()]).toEqual(['c-1', '/sl', '7']);
    expect([jar.checkoutSession(), jar.memberToken()]).toEqual([undefined, undefined]);
  });

  test.each(['shopCart=..', 'shopCart=%00', `shopCart=${'a'.repeat(129)}`])('has no cart for %s', (cookies) => {
    expect(browserCookies(pageWith(cookies), true).cartId()).toBeUndefined();
  });
});

describe('the jar of a request', () => {
  test('has a new value at once, and sets it once with the answer', () => {
    const jar = requestCookies('shopCart=old; __Host-checkout=s1; checkout=s2; ProfileAuthToken=t', true);
    expect([jar.cartId(), jar.checkoutSession(), jar.memberToken()]).toEqual(['old', 's1', 't']);
    expect(jar.setCookies()).toEqual([]);
    jar.keepCartId(cartId('a'));
    jar.keepCartId(cartId('b'));
    jar.keepCheckoutSession(checkoutSession('s3'));
    expect([jar.cartId(), jar.checkoutSession()]).toEqual(['b', 's3']);
    expect(jar.setCookies()).toEqual([
      'shopCart=b; Path=/; Max-Age=31557600; SameSite=Lax; Secure',
      '__Host-checkout=s3; Path=/; SameSite=Lax; HttpOnly; Secure',
    ]);
  });

  test('deletes a member cookie that is not a token, unless a new token is set', () => {
    const jar = requestCookies('ProfileAuthToken=%C5%A1', true, 'example.org');
    expect(jar.memberToken()).toBeUndefined();
    expect(jar.setCookies()).toEqual([
      expect.stringMatching(/^ProfileAuthToken=; Path=\/; Max-Age=0; SameSite/),
      expect.stringMatching(/^ProfileAuthToken=; Path=\/; Max-Age=0; Domain=example\.org; SameSite/),
    ]);
    jar.keepMemberToken(memberToken('t'));
    expect(jar.memberToken()).toBe('t');
    expect(jar.setCookies()).toEqual([
      'ProfileAuthToken=t; Path=/; Max-Age=31557600; Domain=example.org; SameSite=Lax; HttpOnly; Secure',
    ]);
  });

  test('reads the session under its plain name over plain http (R-ANSWER-8)', () => {
    expect(requestCookies('__Host-checkout=s1; checkout=s2', false).checkoutSession()).toBe('s2');
  });
});

describe('the jar in a file', () => {
  test('is readable for its owner only, and leaves no other file', () => {
    const folder = join(temporaryFolder(), 'deep');
    const path = join(folder, 'jar.json');
    const jar = fileCookies(path)._unsafeUnwrap();
    jar.keepCartId(cartId('c-1'));
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['jar.json']);
    expect(jar.fault()).toBeUndefined();
  });

  test.each(['', '{', '[]', 'null', '{"shopCart":7}'])('is refused and left unchanged with the text %j', (text) => {
    const path = join(temporaryFolder(), 'damaged.json');
    writeFileSync(path, text);
    expect(fileCookies(path)._unsafeUnwrapErr()).toMatchObject({ kind: 'jarUnreadable', path });
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  test('reports that it cannot be written, and has the cart until the program ends', () => {
    const folder = temporaryFolder();
    const path = join(folder, 'file-not-folder');
    writeFileSync(path, '');
    chmodSync(path, 0o400);
    const jar = fileCookies(join(path, 'jar.json'))._unsafeUnwrap();
    jar.keepCartId(cartId('c'));
    expect(jar.cartId()).toBe('c');
    expect(fileCookies(folder)._unsafeUnwrapErr().kind).toBe('jarUnreadable');
    expect(jar.fault()).toMatchObject({ kind: 'jarUnwritable' });
  });
});
