import { countryId, memberToken } from '@shop/core/ids';
import type { ProfilePort } from '@shop/core/ports/profile-port';
import { aCustomer, aMember } from '@shop/core/testing/builders';
import { stubProfile } from '@shop/core/testing/stub-ports';
import { errAsync } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import { memberPages } from '../../testing/member-pages.ts';

const page = '/sl/osebni-podatki';
const password = 'kopalna plahta';
const maja = aMember({ name: 'Maja', surname: 'Kos', email: 'maja@example.com' });

/** A shop where two members have accounts, and its page of personal data. */
const opened = async (profile?: ProfilePort) => {
  const { send, post, entries, accounts } = memberPages(profile);
  for (const member of [aMember(), maja]) (await accounts.register({ member, password }))._unsafeUnwrap();
  const posted = (fields: Record<string, string>, cookie = 'shopCart=cart-1', headers = {}) =>
    post(page, fields, cookie, headers);
  const shown = async (cookie: string) => (await send(page, cookie)).html;
  return { post: posted, shown, entries, accounts };
};

const logIn = (email: string, word = password) => ({ does: 'logIn', email, password: word });

/** Returns the cookies of a browser after an answer, in their order. */
const jarOf = ({ cookie }: { readonly cookie: string }): string => `shopCart=cart-1; ${cookie}`;

describe('the log-in on the page of personal data', () => {
  test('stores the token for a year in an HttpOnly cookie of the shared domain and fills in the form (R-ANSWER-9, R-COOKIE-2)', async () => {
    const { post, shown } = await opened();
    const answer = await post(logIn('ana@example.com'));
    expect([answer.status, answer.to]).toEqual([303, page]);
    expect(answer.lines[0]).toMatch(
      /^ProfileAuthToken=[^;]+; Path=\/; Max-Age=31557600; Domain=shop\.example; SameSite=Lax; HttpOnly; Secure$/,
    );
    const html = await shown(jarOf(answer));
    expect(html).toContain('Kupujete kot Ana Novak');
    expect(html).toMatch(/id="firstName"[^>]*value="Ana"|value="Ana"[^>]*id="firstName"/);
    expect(html).not.toContain('logInPassword');
  });

  test('shows errors beside their fields, keeps the address and never the password', async () => {
    const { post } = await opened();
    const answer = await post(logIn('ana@', ''));
    const { html } = answer;
    expect(answer.status).toBe(422);
    expect(html).toContain('id="logInEmail-error"');
    expect(html).toContain('id="logInPassword-error"');
    expect(html).toContain('value="ana@"');
    expect(html).toMatch(/value="logIn"[^>]*checked|checked=""[^>]*value="logIn"/);
    const { html: wrong } = await post(logIn('ana@example.com', 'wrong secret'));
    expect(wrong).toMatch(/role="alert".*Prijava ni uspela/s);
    expect(wrong).not.toContain('wrong secret');
  });

  test('shows the refusal text of the server as text, and is 503 if the server is unreachable', async () => {
    const says = stubProfile({ logIn: () => errAsync({ kind: 'loginFailed', message: 'Račun <b>čaka</b>' }) });
    const { html } = await (await opened(says)).post(logIn('ana@example.com'));
    expect(html).toContain('Račun &lt;b&gt;čaka&lt;/b&gt;');
    const away = stubProfile({ logIn: () => errAsync({ kind: 'unreachable', cause: 'timeout' }) });
    expect((await (await opened(away)).post(logIn('ana@example.com'))).status).toBe(503);
  });

  test.each([
    ['%2Fsl%2Fdarilni-boni%3Fshow%3D2', '/sl/darilni-boni?show=2'],
    ['https%3A%2F%2Fshop.example%2Fen', '/en'],
    ['%2F%2Fevil.example', page],
  ])('with loginRedirect=%s redirects to %s', async (cookie, to) => {
    const { post } = await opened();
    const answer = await post(logIn('ana@example.com'), `shopCart=cart-1; loginRedirect=${cookie}`);
    expect(answer.to).toBe(to);
  });
});

describe('a change of member', () => {
  const customer = { ...aCustomer({ country: countryId('SI') }), emailRepeat: aCustomer().email, loyaltyId: '' };

  test('shows the profile of the new member and no data of the former one', async () => {
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

  test('makes a page in another tab buy as a guest after a log-out or the end of the token', async () => {
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
