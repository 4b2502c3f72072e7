import { expect, test } from 'vitest';
import { cleanedRemoteShop } from './cleaned-remote-shop.ts';

type Asked = { readonly url: string; readonly authorization: string | null; readonly apiKey: string | null };

/** A provider that answers every call with an empty object, and what it was asked. */
const asking = () => {
  const asked: Asked[] = [];
  const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    const headers = new Headers(init?.headers);
    asked.push({ url, authorization: headers.get('Authorization'), apiKey: headers.get('Api-Key') });
    return Response.json({});
  };
  const shop = cleanedRemoteShop({
    url: 'https://provider.test',
    credential: { user: 'shop', password: 'secret' },
    content: { url: 'https://content.test', apiKey: 'key' },
    profileUrl: 'https://accounts.test',
    fetch,
  });
  return { shop, asked };
};

test('the credential goes to calls and accounts, the key to the content system, and neither anywhere else', async () => {
  const { shop, asked } = asking();
  await shop.shop.listCategories('sl');
  await shop.content.loadTranslations('sl');
  await shop.profile.logIn('ana@example.com', 'password');
  const hosts = asked.map(({ url, authorization, apiKey }) =>
    [new URL(url).host, authorization ?? 'no credential', apiKey ?? 'no key'].join(', '),
  );
  const basic = `Basic ${btoa('shop:secret')}`;
  expect([...new Set(hosts)]).toEqual([
    `provider.test, ${basic}, no key`,
    'content.test, no credential, key',
    `accounts.test, ${basic}, no key`,
  ]);
});

test("pictures of products are on the provider's host, and both hosts may show pictures", async () => {
  const { shop } = asking();
  const answer = await shop.mediaRoutes.request('http://shop.test/media/a.jpg?width=480');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://provider.test/media/a.jpg?width=480']);
  expect(shop.imageOrigins).toEqual(['https://content.test', 'https://provider.test']);
});
