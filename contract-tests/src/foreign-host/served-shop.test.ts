import { samplePaths } from '@shop/adapters/sample/testing/sample-words';
import { describe, expect, test } from 'vitest';
import { startBuiltShop } from '../testing/built-shop.ts';
import { startHost, tomorrow } from './raw-host.ts';

/** Headers that a browser sends with every request of a page. */
const ofBrowser = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', 'X-Shop-Request': 'fetch' };

describe('our server before a foreign provider', () => {
  test('shows the pages of the program with the goods of the provider, and logs it once', async () => {
    const host = await startHost('texts');
    const shop = await startBuiltShop({ PROVIDER_URL: host.url });
    const look = async (path: string, cookie = '') => {
      const answer = await fetch(shop.origin + path, { headers: { cookie } });
      return { status: answer.status, html: await answer.text() };
    };
    const { status, html } = await look(samplePaths('poolTickets').sl);
    expect(status).toBe(200);
    expect(html).toContain('Jezersko kopališče');
    expect((await look(samplePaths('home').de)).status).toBe(200);
    expect((await look('/sl/ni-take-strani')).status).toBe(404);
    expect(host.requests().filter((call) => call.includes('/Content/'))).toEqual(['GET /Content/GetSite/sl']);
    const lines = shop
      .log()
      .split('\n')
      .filter((line) => line.includes('noContent'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'noContent', call: 'loadSite', times: 1 }]);
  });

  test.each(['texts', 'numbers'] as const)(
    'accepts the cart of a browser only with its cookie, in bodies and in addresses, before a provider of %s',
    async (dialect) => {
      const ofDialect = <Value>(numbers: Value, texts: Value): Value => (dialect === 'numbers' ? numbers : texts);
      const host = await startHost(dialect);
      const { origin } = await startBuiltShop({ PROVIDER_URL: host.url, ONLY: 'api' });
      const post = async (path: string, body: object, cookie = '') => {
        const init = { method: 'POST', headers: { ...ofBrowser, cookie }, body: JSON.stringify(body) };
        const answer = await fetch(origin + path, init);
        return { status: answer.status, json: await answer.json() };
      };
      const get = async (path: string, cookie: string) => {
        const answer = await fetch(origin + path, { headers: { ...ofBrowser, cookie } });
        return { status: answer.status, json: await answer.json() };
      };
      const [ProductId, PriceListId] = ofDialect<readonly unknown[]>([101, 301], ['jz-101', 'jz-301']);
      const Items = [{ PriceListId, Quantity: 2 }];
      const order = { ProductId, Language: 'sl', Dates: [tomorrow], Items };
      const added = await post('/Shop/AddTicketToCart', order);
      const cartId = ofDialect('.7001', 'jz-7001');
      expect(added).toMatchObject({ status: 200, json: { cartId } });
      const cookie = `shopCart=${cartId}`;
      const shown = await get(`/Shop/GetCart/${cartId}/sl/true`, cookie);
      expect(shown).toMatchObject({ status: 200, json: { item: { cartId, totalPrice: 34.9 } } });
      const CartItemId = shown.json.item.items[0].cartItemId;
      for (const CartId of ofDialect<readonly unknown[]>([7001, cartId], [cartId])) {
        const changed = await post('/Shop/UpdateCartItem', { CartId, CartItemId, Quantity: 3 }, cookie);
        expect(changed).toMatchObject({ status: 200, json: { item: { totalPrice: 52.35 } } });
      }
      expect(await get(`/Shop/GetCart/${cartId}/sl/true`, 'shopCart=other')).toMatchObject({ status: 400 });
      host.breakIt({ additionCode: 'Kopalisce.Zaprto_42' });
      expect(await post('/Shop/AddTicketToCart', order, cookie)).toMatchObject({
        status: 400,
        json: { errorCodes: ['Kopalisce.Zaprto_42'] },
      });
      host.breakIt({ logInRefused: 401 });
      const refused = await post('/Account/Login', { email: 'a@b.si', password: 'x' });
      expect(refused.json).toMatchObject({ errorDetails: { message: 'Napačen e-naslov ali geslo.' } });
    },
  );
});
