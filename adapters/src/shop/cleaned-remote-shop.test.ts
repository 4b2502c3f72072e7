import { cartId, idempotencyKey, priceListId } from '@shop/core/ids';
import { expect, test } from 'vitest';
import { contentSystem } from '../content/system/testing/content-system.ts';
import type { BasicAuth } from '../wire/client/http-request.ts';
import { cleanedRemoteShop } from './cleaned-remote-shop.ts';

type SentRequest = { readonly url: string; readonly authorization: string | null; readonly apiKey: string | null };

/** Returns a provider that answers every call with an empty object, and the requests to it. */
const recordedShop = (more: { readonly profileCredential?: BasicAuth } = {}) => {
  const requests: SentRequest[] = [];
  const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    const headers = new Headers(init?.headers);
    requests.push({ url, authorization: headers.get('Authorization'), apiKey: headers.get('Api-Key') });
    return Response.json({});
  };
  const shop = cleanedRemoteShop({
    url: 'https://provider.test',
    credential: { user: 'shop', password: 'secret' },
    content: contentSystem({ CONTENT_URL: 'https://content.test', CONTENT_API_KEY: 'key' }),
    profileUrl: 'https://accounts.test',
    pictureOrigins: ['https://shop.test', 'https://pictures.test'],
    fetch,
    ...more,
  });
  return { shop, requests };
};

test.each([
  [undefined, 'no credential'],
  [{ user: 'login', password: 'other' }, `Basic ${btoa('login:other')}`],
])(
  'calls have the provider’s credential, accounts their own (%j), the content system its key, and none has another one’s',
  async (profileCredential, sent) => {
    const { shop, requests } = recordedShop(profileCredential === undefined ? {} : { profileCredential });
    await shop.shop.listCategories('sl');
    await shop.content.loadTranslations('sl');
    await shop.profile.logIn('ana@example.com', 'password');
    const hosts = requests.map(({ url, authorization, apiKey }) =>
      [new URL(url).host, authorization ?? 'no credential', apiKey ?? 'no key'].join(', '),
    );
    const basic = `Basic ${btoa('shop:secret')}`;
    expect([...new Set(hosts)]).toEqual([
      `provider.test, ${basic}, no key`,
      'content.test, no credential, key',
      `accounts.test, ${sent}, no key`,
    ]);
  },
);

const provider = 'https://provider.test';
const content = 'https://content.test';

test('pages allow pictures of content system, provider and configured origins', () => {
  const { imageOrigins } = recordedShop().shop;
  expect(imageOrigins).toEqual([content, provider, 'https://shop.test', 'https://pictures.test']);
});

const image = (text: string) => `<img src="${text}">`;
const upsell = (picture: string) => ({ id: 'u', name: 'U', price: 1, image: picture });
const shown = async (picture: string) => {
  const bodies: Readonly<Record<string, unknown>> = {
    GetProducts: { items: [{ id: 'p', url: 'u', image: picture }] },
    GetProductByUrl: { item: { id: 'p', image: picture, description: image(picture) } },
    AddTicketToCart: { cartId: 'a', upsells: [upsell(picture)] },
    GetCart: { item: { cartId: 'a', itemsCount: 0, totalPrice: 0, upsellItems: [upsell(picture)] } },
    item: {
      properties: { image: [{ url: picture }], sections: [{ contentType: 'cartReview', text: image(picture) }] },
    },
  };
  const fetch = async (url: string): Promise<Response> =>
    Response.json(Object.entries(bodies).find(([name]) => url.includes(`/${name}`))?.[1] ?? {});
  const shop = cleanedRemoteShop({
    url: provider,
    content: contentSystem({ CONTENT_URL: content }),
    fetch,
    pictureOrigins: ['https://shop.test'],
  });
  const query = { language: 'sl', group: 'g', skip: 0, take: 15 } as const;
  const product = (await shop.shop.showProduct('sl', 'u'))._unsafeUnwrap();
  const order = {
    productId: product.id,
    language: 'sl',
    items: [{ priceListId: priceListId('l'), quantity: 1 }],
  } as const;
  const page = (await shop.content.loadPage('sl', '/'))._unsafeUnwrap();
  return {
    products: [
      (await shop.shop.listProducts(query))._unsafeUnwrap().items[0]?.image,
      product.image,
      (await shop.shop.addTicket(order, idempotencyKey('k')))._unsafeUnwrap().upsells[0]?.image,
      (await shop.shop.loadCart({ cartId: cartId('a'), language: 'sl' }))._unsafeUnwrap().upsells[0]?.image,
    ],
    page: page.image?.url ?? '',
    texts: [product.description, page.sections[0]?.text],
  };
};

test.each([
  ['/media/a.jpg', `${provider}/media/a.jpg`, `${content}/media/a.jpg`],
  ['https://shop.test/a.jpg', 'https://shop.test/a.jpg', 'https://shop.test/a.jpg'],
  [`${content}.evil.test/a.jpg`, '', ''],
  ['javascript:alert(1)', '', ''],
])('the picture %s of a product becomes %j, of a page %j', async (picture, ofProduct, ofPage) => {
  const { products, page, texts } = await shown(picture);
  expect([...new Set(products)]).toEqual([ofProduct]);
  expect(page).toBe(ofPage);
  expect(texts).toEqual([ofProduct, ofPage].map((src) => (src === '' ? '<img />' : `<img src="${src}" />`)));
});
