import { memberCheckout } from '@shop/adapters/client/member-checkout';
import { hostAccounts } from '@shop/adapters/host/host-accounts';
import { cryptoRandom } from '@shop/adapters/random/crypto-random';
import { pageRequests } from '@shop/adapters/server/page-requests';
import { memoryAccountStore } from '@shop/adapters/store-memory/memory-account-store';
import { memoryTryStore } from '@shop/adapters/store-memory/memory-try-store';
import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import type { CustomerEntry } from '@shop/core/checkout/checkout-port';
import { countryId, memberToken } from '@shop/core/ids';
import { aCustomer } from '@shop/core/testing/builders';
import { stubProfile } from '@shop/core/testing/stub-ports';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import { sampleClock, samplePorts } from '../../testing/sample-ports.ts';
import { draftedCheckout, memoryDrafts } from '../forms/customer-drafts.ts';
import { pagesApp } from '../pages/pages-app.ts';
import { translationsStore } from '../translations-store.ts';

const page = '/sl/osebni-podatki';
const password = 'kopalna plahta';
const blank = { phone: '', address: '', postCode: '', city: '', countryCode: '', wellcardId: '' };
const ana = { ...blank, name: 'Ana', surname: 'Novak', email: 'ana@example.com' };
const maja = { ...blank, name: 'Maja', surname: 'Kos', email: 'maja@example.com' };

const noState = (): never => {
  throw new Error('no orders here');
};

type Profile = NonNullable<Parameters<typeof pagesApp>[0]['profile']>;

/** A shop over https where two members have accounts, and what of buyers reached the provider. */
const opened = async (given?: Profile) => {
  const accounts = hostAccounts({
    store: memoryAccountStore(noState),
    tries: memoryTryStore(sampleClock),
    clock: sampleClock,
    random: cryptoRandom,
    hashCost: { N: 2 ** 10, r: 8, p: 1 },
  });
  for (const member of [ana, maja]) (await accounts.register({ member, password }))._unsafeUnwrap();
  const entries: CustomerEntry[] = [];
  const countries = [{ id: countryId('SI'), name: 'Slovenija' }];
  const checkout = {
    ...samplePorts.checkout,
    loadCustomer: () => okAsync({ countries }),
    saveCustomer: (entry: CustomerEntry) => {
      entries.push(entry);
      return okAsync({});
    },
  };
  const profile = given ?? accounts;
  const drafts = memoryDrafts(sampleClock.now);
  const app = pagesApp({
    previews: false,
    ports: {
      ...samplePorts,
      checkout: draftedCheckout(memberCheckout(checkout, profile), drafts),
      random: cryptoRandom,
    },
    profile,
    drafts,
    ...pageRequests({ secure: true, publicOrigin: undefined, memberDomain: 'example.org' }),
    clock: sampleClock,
    translations: translationsStore(samplePorts.content, () => ({})),
    settings: {
      origin: 'https://shop.example.org',
      mainSiteUrl: 'https://www.example.org',
      zone: 'Europe/Ljubljana',
      personCategories: defaultPersonCategories,
    },
    onCrash: () => undefined,
    assets: { scripts: [], styles: () => [], modules: () => [], ownScripts: () => [], fonts: () => [] },
  });
  const post = async (fields: Record<string, string>, cookie = 'shopCart=cart-1', more = {}) =>
    app.request(page, {
      method: 'POST',
      headers: { Cookie: cookie, 'Content-Type': 'application/x-www-form-urlencoded', ...more },
      body: new URLSearchParams(fields).toString(),
    });
  const shown = async (cookie: string) => (await app.request(page, { headers: { Cookie: cookie } })).text();
  return { post, shown, entries, accounts };
};

const logIn = (email: string, word = password) => ({ does: 'logIn', email, password: word });

/** The jar of a browser after an answer, in the order in which it came. */
const jarOf = (answer: Response): string =>
  ['shopCart=cart-1', ...answer.headers.getSetCookie().map((line) => line.replace(/;.*/, ''))].join('; ');

describe('logging in on the page of personal data', () => {
  test('keeps the token where no script reads it, for a year, on the shared domain, and fills in the form (R-ANSWER-9, R-COOKIE-2)', async () => {
    const { post, shown } = await opened();
    const answer = await post(logIn('ana@example.com'));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, page]);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^ProfileAuthToken=[^;]+; Path=\/; Max-Age=31557600; Domain=example\.org; SameSite=Lax; HttpOnly; Secure$/,
    );
    const html = await shown(jarOf(answer));
    expect(html).toContain('Kupujete kot Ana Novak');
    expect(html).toMatch(/id="firstName"[^>]*value="Ana"|value="Ana"[^>]*id="firstName"/);
    expect(html).not.toContain('logInPassword');
  });

  test('tells what is wrong beside its field, keeps the address and never the password', async () => {
    const { post } = await opened();
    const answer = await post(logIn('ana@', ''));
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('id="logInEmail-error"');
    expect(html).toContain('id="logInPassword-error"');
    expect(html).toContain('value="ana@"');
    expect(html).toMatch(/value="logIn"[^>]*checked|checked=""[^>]*value="logIn"/);
    const wrong = await (await post(logIn('ana@example.com', 'wrong secret'))).text();
    expect(wrong).toMatch(/role="alert".*Prijava ni uspela/s);
    expect(wrong).not.toContain('wrong secret');
  });

  test('shows the words of a server that has some, and says when nobody can be asked', async () => {
    const says = stubProfile({ logIn: () => errAsync({ kind: 'loginFailed', message: 'Račun <b>čaka</b>' }) });
    expect(await (await (await opened(says)).post(logIn('ana@example.com'))).text()).toContain(
      'Račun &lt;b&gt;čaka&lt;/b&gt;',
    );
    const away = stubProfile({ logIn: () => errAsync({ kind: 'unreachable', cause: 'timeout' }) });
    expect((await (await opened(away)).post(logIn('ana@example.com'))).status).toBe(503);
  });

  test.each([
    ['%2Fsl%2Fdarilni-boni%3Fshow%3D2', '/sl/darilni-boni?show=2'],
    ['https%3A%2F%2Fshop.example.org%2Fen', '/en'],
    ['https%3A%2F%2Fevil.example', page],
    ['%2F%2Fevil.example', page],
    ['%2F.%2F%2Fevil.example', page],
    ['javascript%3Aalert(1)', page],
  ])('goes on to loginRedirect=%s as %s', async (cookie, to) => {
    const { post } = await opened();
    const answer = await post(logIn('ana@example.com'), `shopCart=cart-1; loginRedirect=${cookie}`);
    expect(answer.headers.get('location')).toBe(to);
  });

  test('is refused from a page of another site', async () => {
    const { post } = await opened();
    const answer = await post(logIn('ana@example.com'), 'shopCart=cart-1', { 'Sec-Fetch-Site': 'same-site' });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  });
});

describe('whoever comes next', () => {
  const customer = { ...aCustomer({ country: countryId('SI') }), emailRepeat: aCustomer().email, loyaltyId: '' };

  test('another member sees the own profile, and nothing of the one before', async () => {
    const { post, shown } = await opened();
    const first = jarOf(await post(logIn('ana@example.com')));
    await post({ does: 'keepDraft', ...customer, firstName: 'Skrivnost' }, first);
    expect(await shown(first)).toContain('Skrivnost');
    const second = await post(logIn('maja@example.com'), first);
    const html = await shown(jarOf(second));
    expect(html).toContain('Kupujete kot Maja Kos');
    expect(html).not.toContain('Skrivnost');
    expect(html).not.toContain('ana@example.com');
  });

  test('a page that is still open in another tab buys as a guest once the member has logged out, or the token is over', async () => {
    const { post, entries, accounts } = await opened();
    const jar = jarOf(await post(logIn('ana@example.com')));
    expect((await post(customer, jar)).status).toBe(303);
    const out = jarOf(await post({ does: 'logOut' }, jar));
    expect((await post(customer, out)).status).toBe(303);
    const over = jarOf(await post(logIn('ana@example.com')));
    const token = /ProfileAuthToken=([^;]+)/.exec(over)?.[1] ?? '';
    expect((await accounts.logOut(memberToken(decodeURIComponent(token)))).isOk()).toBe(true);
    expect((await post(customer, over)).status).toBe(303);
    expect(entries.map(({ memberHashId }) => memberHashId !== undefined)).toEqual([true, false, false]);
  });
});
