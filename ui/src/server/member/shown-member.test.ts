import { pageRequests } from '@shop/adapters/server/page-requests';
import { memberToken } from '@shop/core/ids';
import type { ProfilePort } from '@shop/core/ports/profile-port';
import { aMember } from '@shop/core/testing/builders';
import { stubProfile } from '@shop/core/testing/stub-ports';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import { samplePages, sampleSettings } from '../../testing/sample-pages.ts';
import { pagesApp } from '../pages/pages-app.ts';
import { sharedDomain } from '../settings/shown-settings.ts';
import { shownMember } from './member-forms.ts';

const ended: unknown[] = [];

const knows: ProfilePort = stubProfile({
  loadMember: (token) => okAsync(token === memberToken('ana') ? aMember() : undefined),
  logOut: (token) => {
    ended.push(token);
    return okAsync();
  },
});

const app = pagesApp(
  samplePages({
    profile: knows,
    ...pageRequests({ secure: true, publicOrigin: undefined, memberDomain: 'example.org' }),
    settings: { ...sampleSettings, origin: 'https://shop.example.org', mainSiteUrl: 'https://www.example.org' },
    onCrash: () => undefined,
  }),
);

const headerOf = async (cookie: string): Promise<string> => {
  const html = await (await app.request('/sl/vstopnice-bazeni?show=2', { headers: { Cookie: cookie } })).text();
  return /<header.*?<\/header>/s.exec(html)?.[0] ?? '';
};

describe('the header', () => {
  test('shows the name of a member with profile and log-out, and no other data (R-SHELL-3, R-STATE-1)', async () => {
    const header = await headerOf('ProfileAuthToken=ana');
    expect(header).toContain('Ana Novak');
    expect(header).toContain('href="https://www.example.org/sl/profil/uporabniski-profil"');
    expect(header).toMatch(/<form action="\/sl\/vstopnice-bazeni\?show=2" method="post">.*Odjava/s);
    expect(header).not.toContain('Prijava');
    expect(header).not.toContain('ana@example.com');
  });

  test('shows the log-in link for an unknown token (R-SHELL-2)', async () => {
    const header = await headerOf('ProfileAuthToken=somebody');
    const back = encodeURIComponent('https://shop.example.org/sl/vstopnice-bazeni?show=2');
    expect(header).toContain(`https://www.example.org/sl/profil/prijava?RedirectUrl=${back}`);
    expect(header).not.toContain('Odjava');
  });
});

test('a log-out ends the token, clears its cookies on both domains, begins a new session and returns to the page (R-STATE-3)', async () => {
  const answer = await app.request('/sl/vstopnice-bazeni?show=2', {
    method: 'POST',
    headers: { Cookie: 'ProfileAuthToken=ana', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'does=logOut',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sl/vstopnice-bazeni?show=2']);
  const cookies = answer.headers.getSetCookie();
  expect(cookies.filter((line) => line.startsWith('ProfileAuthToken'))).toEqual([
    'ProfileAuthToken=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure',
    'ProfileAuthToken=; Path=/; Max-Age=0; Domain=example.org; SameSite=Lax; HttpOnly; Secure',
  ]);
  expect(cookies.some((line) => /^__Host-checkout=[0-9a-f]{32};/.test(line))).toBe(true);
  expect(ended).toEqual(['ana']);
});

test('a profile that is unreachable or fails leaves the visitor logged out (R-ERROR-16)', async () => {
  const reports: unknown[] = [];
  const report = (error: unknown) => void reports.push(error);
  const silent = { loadMember: () => errAsync({ kind: 'unreachable', cause: 'timeout' } as const) };
  expect(await shownMember(silent, memberToken('ana'), report)).toEqual({
    failed: { kind: 'unreachable', cause: 'timeout' },
  });
  const bug = new Error('bug');
  const broken = {
    loadMember: () => {
      throw bug;
    },
  };
  expect(await shownMember(broken, memberToken('ana'), report)).toEqual({});
  expect(reports).toEqual([bug]);
  expect(await shownMember(knows, memberToken('ana'), report)).toEqual({ member: { name: 'Ana', surname: 'Novak' } });
});

test.each([
  ['https://shop.example.org', 'https://www.example.org', 'example.org'],
  ['https://example.org', 'https://www.example.org', 'example.org'],
  ['https://shop.terme.example.org', 'https://terme.example.org', 'terme.example.org'],
  ['https://shop.example', 'https://terme.example', undefined],
  ['https://shop.example.org', 'https://example.com', undefined],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:4000', undefined],
  ['https://shop.example.org', undefined, undefined],
])('%s and %s share the cookie domain %s', (origin, mainSite, shared) => {
  expect(sharedDomain(origin, mainSite)).toBe(shared);
});
