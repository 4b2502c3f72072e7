import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserCookies } from '@shop/adapters/platform/cookies/browser-cookies';
import { fileCookies } from '@shop/adapters/platform/cookies/file-cookies';
import { requestCookies } from '@shop/adapters/platform/cookies/request-cookies';
import { memoryCookies } from '@shop/core/testing/memory-cookies';
import { onTestFinished } from 'vitest';
import type { OpenJar } from './cookie-port.contract.ts';

/** A stand-in for `document` with cookies as in a browser: written one at a time, read as names and values. */
const browserDocument = () => {
  const cookies = new Map<string, string>();
  return {
    get cookie() {
      return [...cookies].map(([name, text]) => `${name}=${text}`).join('; ');
    },
    set cookie(line: string) {
      const [pair = '', ...attributes] = line.split('; ');
      const name = pair.slice(0, pair.indexOf('='));
      if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) cookies.delete(name);
      else cookies.set(name, pair.slice(name.length + 1));
    },
  };
};

const openBrowserJar: OpenJar = () => {
  const page = browserDocument();
  return { cookies: browserCookies(page, false), reopen: () => browserCookies(page, false) };
};

const openFileJar: OpenJar = () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-jar-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'jar.json');
  const open = () =>
    fileCookies(file).match(
      (cookies) => cookies,
      (error) => {
        throw new Error(JSON.stringify(error));
      },
    );
  return { cookies: open(), reopen: open };
};

/** The jar of a server: with its next request the browser sends the cookies that the previous answer set. */
const openRequestJar: OpenJar = () => {
  const page = browserDocument();
  const answered: { cookies: ReturnType<typeof requestCookies> } = { cookies: requestCookies(undefined, false) };
  const reopen = () => {
    for (const line of answered.cookies.setCookies()) page.cookie = line;
    answered.cookies = requestCookies(page.cookie, false);
    return answered.cookies;
  };
  return { cookies: answered.cookies, reopen };
};

const openMemoryJar: OpenJar = () => {
  const cookies = memoryCookies();
  return { cookies, reopen: () => cookies };
};

/** The jars that the cookie contract is run against. */
export const jars: readonly (readonly [string, OpenJar, { readonly keepsSession: boolean }])[] = [
  ['browser', openBrowserJar, { keepsSession: false }],
  ['file of the terminal', openFileJar, { keepsSession: true }],
  ['request and answer', openRequestJar, { keepsSession: true }],
  ['memory', openMemoryJar, { keepsSession: true }],
];
