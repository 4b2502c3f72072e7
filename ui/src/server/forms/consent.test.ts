import { pageRequests } from '@shop/adapters/server/page-requests';
import { describe, expect, test } from 'vitest';
import { sampleAssets, samplePages, sampleSettings } from '../../testing/sample-pages.ts';
import { pagesApp } from '../pages/pages-app.ts';
import { readSettings } from '../settings/settings.ts';
import { trackingOf, trackingOrigins } from '../settings/shown-settings.ts';

const tracked = {
  TAG_MANAGER_ID: 'GTM-ABC1234',
  TAG_ORIGINS: 'https://tags.example',
  ERROR_REPORTING_DSN: 'https://abc123@errors.example/7',
};

const shopWith = (variables: Record<string, string>) => {
  const settings = readSettings(variables)._unsafeUnwrap();
  const tracking = trackingOf(settings);
  const { connect, pictures } = trackingOrigins(settings);
  const app = pagesApp(
    samplePages({
      ...pageRequests({ secure: true, publicOrigin: undefined }),
      settings: { ...sampleSettings, ...(tracking === undefined ? {} : { tracking }) },
      imageOrigins: pictures,
      connectOrigins: connect,
      assets: { ...sampleAssets, styles: (sources) => sources },
    }),
  );
  const get = async (path: string, cookie = '') => {
    const response = await app.request(path, { headers: { cookie } });
    return { policy: response.headers.get('content-security-policy') ?? '', html: await response.text() };
  };
  const choose = async (consent: string, site = 'same-origin') => {
    const response = await app.request('/sl/vstopnice-bazeni?sort=name', {
      method: 'POST',
      body: new URLSearchParams({ does: 'chooseConsent', consent }),
      headers: { 'Sec-Fetch-Site': site, Cookie: `__Host-client=${'c'.repeat(32)}` },
    });
    const { status, headers } = response;
    return { status, to: headers.get('location'), cookies: headers.getSetCookie().join() };
  };
  return { get, choose };
};

describe('a shop without tracking', () => {
  test('has no question of consent and allows no other hosts', async () => {
    const { html, policy } = await shopWith({}).get('/');
    expect(html).not.toContain('chooseConsent');
    expect(policy).not.toContain('connect-src');
    expect(policy).toContain("img-src 'self' data:;");
  });
});

describe('a shop with tracking', () => {
  test('asks for consent with two equal buttons, until it is answered', async () => {
    const { get } = shopWith(tracked);
    const [yes, no, change] = ['Erlauben', 'Ablehnen', 'Datenschutzeinstellungen'];
    const { html } = await get('/de');
    const buttons = [...html.matchAll(/<button ([^>]*name="consent"[^>]*)>([^<]+)</g)].map(([, about = '', words]) => ({
      value: /value="(\w+)"/.exec(about)?.[1],
      look: /class="([^"]+)"/.exec(about)?.[1],
      words,
    }));
    expect(buttons.map(({ value, words }) => [value, words])).toEqual([
      ['refused', no],
      ['given', yes],
    ]);
    expect(new Set(buttons.map(({ look }) => look)).size).toBe(1);
    expect(html).not.toContain(change);
    expect(html).toContain('href="src/consent/consent-bar.tsx"');
    expect(html).not.toMatch(/(?:src|href)="https:\/\/(?:www\.googletagmanager|errors)/);
    for (const consent of ['given', 'refused']) {
      const page = await get('/de', `__Host-consent=${consent}`);
      expect(page.html).not.toContain(`>${no}<`);
      expect(page.html).toContain(change);
      expect(page.html).not.toContain('consent-bar');
    }
  });

  test('allows only the hosts of the settings (R-LIMIT-12)', async () => {
    const { policy } = await shopWith(tracked).get('/');
    const google = 'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';
    expect(policy).toContain(`connect-src 'self' https://errors.example ${google} https://tags.example;`);
    expect(policy).toContain(`img-src 'self' data: ${google} https://tags.example;`);
    const { ERROR_REPORTING_DSN } = tracked;
    const reporting = (await shopWith({ ERROR_REPORTING_DSN }).get('/')).policy;
    expect(reporting).toContain("connect-src 'self' https://errors.example;");
    expect(reporting).toContain("img-src 'self' data:;");
  });

  test.each([
    ['given', 'given; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax', ''],
    ['refused', 'refused; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax', ''],
    ['ask', '; Max-Age=0; Path=/; Secure', '#consent'],
  ])('stores the answer %s and returns to the page', async (consent, cookie, place) => {
    expect(await shopWith(tracked).choose(consent)).toEqual({
      status: 303,
      to: `/sl/vstopnice-bazeni?sort=name${place}`,
      cookies: `__Host-consent=${cookie}`,
    });
  });

  test('refuses an answer from another site and an unknown answer', async () => {
    const { get, choose } = shopWith(tracked);
    expect((await choose('given', 'cross-site')).status).toBe(403);
    expect((await get('/', '__Host-consent=yes')).html).toContain('chooseConsent');
  });
});

test.each([
  [{ TAG_MANAGER_ID: '"><script>' }, 'TAG_MANAGER_ID'],
  [{ ERROR_REPORTING_DSN: 'https://errors.example/7' }, 'ERROR_REPORTING_DSN'],
  [{ ERROR_REPORTING_DSN: 'javascript://abc@errors.example/7' }, 'ERROR_REPORTING_DSN'],
])('the setting %j is refused', (variables, name) => {
  expect(readSettings(variables)._unsafeUnwrapErr()).toContain(name);
});
