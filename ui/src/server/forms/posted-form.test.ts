import { builtInTranslations } from '@shop/adapters/content/translations/built-in-translations';
import { pageRequests } from '@shop/adapters/server/page-requests';
import { checkoutSession } from '@shop/core/ids';
import type { CancelOrderError, CheckoutPort, SaveCustomerError } from '@shop/core/ports/checkout-port';
import type { ContentPort } from '@shop/core/ports/content-port';
import { aCustomerDraft } from '@shop/core/testing/builders';
import { someCountries } from '@shop/core/testing/customer-arbitraries';
import { errAsync, okAsync } from 'neverthrow';
import { expect, test, vi } from 'vitest';
import { samplePages } from '../../testing/sample-pages.ts';
import { samplePorts } from '../../testing/sample-ports.ts';
import { pagesApp } from '../pages/pages-app.ts';

const path = '/sl/osebni-podatki';
const cookie = 'shopCart=cart-1';

const opened = (calls: Partial<CheckoutPort> = {}, content: ContentPort = samplePorts.content) => {
  const crashes: unknown[] = [];
  const checkout = { ...samplePorts.checkout, loadCustomer: () => okAsync({ countries: someCountries }), ...calls };
  const app = pagesApp(
    samplePages({
      ports: { ...samplePorts, checkout, content },
      ...pageRequests({ secure: true, publicOrigin: 'https://shop.example' }),
      onCrash: (error) => void crashes.push(error),
    }),
  );
  return { app, crashes };
};

/** Returns the page as a browser with these cookies shows it. */
const look = async (address: string, cookies: string): Promise<string> =>
  (await opened().app.request(address, { headers: { Cookie: cookies } })).text();

const posting = (calls: Partial<CheckoutPort> = {}, content?: ContentPort) => {
  const { app, crashes } = opened(calls, content);
  const post = async (fields: Readonly<Record<string, string>>, headers: Record<string, string> = {}, to = path) => {
    const body = new URLSearchParams(fields);
    const response = await app.request(to, { method: 'POST', body, headers: { Cookie: cookie, ...headers } });
    return { response, text: await response.text(), crashes };
  };
  return post;
};

test('an invalid form returns its text only in the page and never as markup', async () => {
  const typed = aCustomerDraft({ firstName: '</script><script>alert(1)</script>', phoneNumber: '', postCode: 'A-1' });
  const { response, text, crashes } = await posting()({ ...typed });
  expect([response.status, response.headers.get('referrer-policy')]).toEqual([422, 'same-origin']);
  for (const shown of ['value="A-1"', 'id="phoneNumber-error"', `action="${path}" method="post"`])
    expect(text).toContain(shown);
  expect(text).toContain('value="&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(JSON.stringify([...response.headers]) + JSON.stringify(crashes)).not.toContain(typed.email);
  expect(text.toLowerCase().split('<script').length).toBe(text.toLowerCase().split('</script>').length);
  expect(text).not.toContain('<script>alert');
});

test.each<[SaveCustomerError, number]>([
  [{ kind: 'unreachable', cause: 'network' }, 503],
  [{ kind: 'refusedByProvider', code: 'Error' }, 503],
  [{ kind: 'cartFrozen' }, 422],
])('the failure %j shows the form with its text (R-EXPECT-13)', async (error, status) => {
  const { response, text } = await posting({ saveCustomer: () => errAsync(error) })({ ...aCustomerDraft() });
  expect(response.status).toBe(status);
  expect(text).toContain(`value="${aCustomerDraft().email}"`);
});

/** Content that is unreachable for the first loads of a page. */
const contentAfter = (failures: number): ContentPort => {
  let loads = 0;
  const loadPage: ContentPort['loadPage'] = (...request) => {
    loads += 1;
    return loads > failures
      ? samplePorts.content.loadPage(...request)
      : errAsync({ kind: 'unreachable', cause: 'network' } as const);
  };
  return { ...samplePorts.content, loadPage };
};

test.each([path, '/sl/preklic-narocila'])('a post to %s, which cannot be loaded, is 503 and not 405', async (to) => {
  const { response, text } = await posting({}, contentAfter(Number.POSITIVE_INFINITY))(
    { ...aCustomerDraft(), id: 'c-1' },
    {},
    to,
  );
  expect([response.status, response.headers.get('allow')]).toEqual([503, null]);
  expect(response.headers.get('content-type')).toMatch('text/html');
  expect(response.headers.get('referrer-policy')).toBe('same-origin');
  expect(text).toContain('</html>');
});

test('a post to a page that can be loaded again shows its text and saves nothing', async () => {
  const save = vi.fn(() => okAsync({ session: checkoutSession('s'.repeat(32)) }));
  const { response, text } = await posting({ saveCustomer: save }, contentAfter(1))({ ...aCustomerDraft() });
  expect([response.status, save.mock.calls.length]).toEqual([503, 0]);
  expect(text).toContain(`value="${aCustomerDraft().email}"`);
});

test('a refused payment redirects to the cart page with the reason in a cookie of one minute (R-ERROR-10, R-STATE-9)', async () => {
  const post = posting({ startPayment: () => errAsync({ kind: 'orderAlreadyPaid' }) });
  const { response } = await post({ does: 'startPayment', paymentType: 'payment' }, {}, '/sl/nacin-placila');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/sl/pregled-kosarice']);
  expect(response.headers.getSetCookie().join()).toMatch(
    /__Host-flash=error%3A[^;]+; Max-Age=60; Path=\/; HttpOnly; Secure/,
  );
});

const incompleteLink = `>${builtInTranslations('sl').CancelTransactionIncorrectUrl}<`;

test.each<[CancelOrderError | undefined, string]>([
  [undefined, 'Preklicano'],
  [{ kind: 'cancelFailed' }, 'Ni preklicano'],
  [{ kind: 'cancelUnconfirmed' }, 'Še ne vemo, ali je naročilo preklicano'],
  [{ kind: 'unreachable', cause: 'timeout' }, 'Še ne vemo, ali je naročilo preklicano'],
  [{ kind: 'unreachable', cause: 'network' }, 'Še ne vemo, ali je naročilo preklicano'],
])(
  'a cancellation with the answer %j of the host shows %j, at its own address only (R-CANCEL-3, R-CANCEL-4, R-ERROR-6)',
  async (error, title) => {
    const post = posting({
      cancelOrder: (id) => (id !== 'c-1 &' ? expect.fail(id) : error === undefined ? okAsync() : errAsync(error)),
    });
    const page = '/sl/preklic-narocila';
    const to = `${page}?id=c-1%20%26`;
    const { response } = await post({ id: 'c-1 &' }, {}, page);
    expect([response.status, response.headers.get('location')]).toEqual([303, to]);
    const [result = ''] = response.headers.getSetCookie().filter((line) => line.startsWith('__Host-cancellation='));
    expect(result).toMatch(/; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const titleAt = async (address: string): Promise<string | undefined> =>
      /<h1[^>]*>([^<]*)</.exec(await look(address, result.split(';')[0] ?? ''))?.[1];
    expect([await titleAt(to), await titleAt(to)]).toEqual([title, title]);
    expect(await titleAt(`${page}?id=c-2`)).not.toBe(title);
    for (const address of [page, `${page}?id=`, `${page}?order=c-1`])
      expect(await look(address, result.split(';')[0] ?? '')).toContain(incompleteLink);
  },
);

test('the cancellation of an order of 0,00 mentions no money, before and after it (R-CANCEL-5)', async () => {
  const words = builtInTranslations('sl');
  const page = '/sl/preklic-narocila';
  const to = `${page}?id=c-1&free=true`;
  const question = await look(to, '');
  expect(question).toContain(words['Cancel.Question.FreeText']);
  expect(question).toContain('name="free"');
  const post = posting({ cancelOrder: () => okAsync() });
  const { response } = await post({ id: 'c-1', free: 'true' }, {}, page);
  expect(response.headers.get('location')).toBe(to);
  const [result = ''] = response.headers.getSetCookie().filter((line) => line.startsWith('__Host-cancellation='));
  expect(await look(to, result.split(';')[0] ?? '')).toContain(words['Order.OrderCanceledFreeText']);
  expect(await look(`${page}?id=c-1`, '')).not.toContain(words['Cancel.Question.FreeText']);
});

test('a forged cookie shows no cancellation', async () => {
  for (const text of ['paid', '', 'toString', 'canceled', 'canceled.', 'canceled.c-1'])
    for (const address of ['/sl/preklic-narocila', '/sl/preklic-narocila?id=c-1'])
      expect(await look(address, `__Host-cancellation=${text}`)).not.toMatch(/<h1[^>]*>Preklicano</);
});

test.each([
  [403, { 'Sec-Fetch-Site': 'cross-site' }],
  [403, { Origin: 'https://evil.example' }],
  [403, { Origin: 'null' }],
  [415, { 'Content-Type': 'text/plain' }],
  [415, { 'Content-Type': 'multipart/form-data; boundary=x' }],
])('a form is refused with %i for the headers %j', async (status, headers) => {
  // A checkout whose saving would have another answer.
  const post = posting({ saveCustomer: () => errAsync({ kind: 'cartFrozen' }) });
  const { response, text } = await post({ ...aCustomerDraft() }, headers);
  expect(response.status).toBe(status);
  expect(text).not.toContain(aCustomerDraft().email);
});

test('a form that is too large is 413, and one for a page without a form 405', async () => {
  expect((await posting()({ firstName: 'x'.repeat(70_000) })).response.status).toBe(413);
  const { response } = await posting()({ a: 'b' }, {}, '/sl/pregled-kosarice');
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect((await posting()({ a: 'b' }, {}, '/sl/nikjer')).response.status).toBe(405);
});

test.each([
  [403, path, { 'Sec-Fetch-Site': 'cross-site' }, 'sl-SI', 'Obrazec je bil poslan z drugega spletnega mesta'],
  [403, '/de/warenkorb', { Origin: 'null' }, 'de-DE', 'Das Formular wurde von einer anderen Website gesendet'],
  [405, '/it/panoramica-carrello', {}, 'it-IT', 'In questa pagina non c’è un modulo di questo tipo'],
] as const)(
  'a form refused with %i at %s is answered in the language of its page, with a link back',
  async (status, to, headers, tag, words) => {
    const { response, text } = await posting()({ a: 'b' }, headers, to);
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
    for (const part of [`<html lang="${tag}">`, words, `href="${to}"`]) expect(text).toContain(part);
  },
);

test('a draft is stored for a new session, and a session chosen by the browser is not used', async () => {
  const { app } = opened();
  const typed = aCustomerDraft({ firstName: 'Jurka', email: 'jurka@', lastName: 'x'.repeat(5_000) });
  const keep = (headers: Record<string, string>) =>
    app.request(path, { method: 'POST', body: new URLSearchParams({ does: 'keepDraft', ...typed }), headers });
  const stored = await keep({ Cookie: cookie });
  expect([stored.status, await stored.text()]).toEqual([204, '']);
  const [session = ''] = stored.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  expect(session).toMatch(/^__Host-checkout=[0-9a-f]{32}$/);
  expect((await keep({ Cookie: cookie, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  const again = await keep({ Cookie: '__Host-checkout=chosen' });
  expect(again.headers.getSetCookie().join()).not.toContain('chosen');
});
