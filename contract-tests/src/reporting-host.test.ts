import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { startBuiltShop } from './testing/built-shop.ts';

const ana = {
  ...{ FirstName: 'Ana', LastName: 'Novak', Address: 'Zdraviliška cesta 24', PostCode: '3254', City: 'Podčetrtek' },
  ...{ Country: 'SI', PhoneNumber: '+386 40 123 456', Email: 'ana@example.com', MtcId: -1 },
};
const savedForm = {
  ...{ countriesCodeList: [{ id: 'SI', name: 'Slovenija' }], country: 'SI', loyaltyId: '' },
  ...{ firstName: 'Ana', lastName: 'Novak', email: 'ana@example.com', address: 'Zdraviliška cesta 24' },
  ...{ postCode: '3254', city: 'Podčetrtek', phoneNumber: '+386 40 123 456' },
};

/** Starts a host without sessions: it returns saved data to every client that names the cart. */
const talkativeHost = async (): Promise<string> => {
  const host = createServer((request, response) => {
    const answer = request.url?.endsWith('initializeOrder') ? savedForm : { success: true };
    request.resume().on('end', () => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  onTestFinished(() => void host.close());
  const address = host.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
};

test.each([{}, { PROVIDER_USER: 'shop', PROVIDER_PASSWORD: 'of-the-shops-own' }])(
  'a shop returns personal data only to the session that saved them, although its provider returns them to every client: %j',
  async (credential) => {
    const provider = { PROVIDER_URL: await talkativeHost(), ...credential };
    const { origin } = await startBuiltShop({ SHOP_AT: '', ONLY: 'api', ...provider });
    const post = (path: string, body: object, cookie: string) =>
      fetch(`${origin}/shopCheckOut/${path}`, {
        ...{ method: 'POST', body: JSON.stringify(body) },
        headers: { 'Content-Type': 'application/json', cookie },
      });
    const formOf = async (cookie: string): Promise<unknown> =>
      (await post('initializeOrder', { cartId: 'cart-1', language: 'sl' }, cookie)).json();

    const nothing = { countriesCodeList: savedForm.countriesCodeList, firstName: '', email: '', phoneNumber: '' };
    expect(await formOf('')).toMatchObject(nothing);
    const saved = await post('saveOrderData', { CartId: 'cart-1', ...ana }, '');
    expect(await saved.json()).toEqual({ success: true });
    const [session = ''] = saved.headers.getSetCookie().map((line) => line.split(';')[0]);
    expect(session).toMatch(/^checkout=[0-9a-f]{32}$/);
    expect(await formOf('')).toMatchObject(nothing);
    expect(await formOf(`checkout=${'f'.repeat(32)}`)).toMatchObject(nothing);
    expect(await formOf(session)).toMatchObject(savedForm);
  },
);
