import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { portsOver } from '@shop/adapters/calls/ports-over';
import { fetchTransport } from '@shop/adapters/client/fetch-transport';
import { testStart } from '@shop/adapters/clock/testing/test-start';
import { instantText } from '@shop/core/dates/instant';
import { cartId, orderRef } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { euroText } from '@shop/core/money/euro-text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { value } from './contracts/world.ts';
import { terminal } from './terminal.ts';
import { builtShop } from './testing/built-shop.ts';
import { filledFolder } from './testing/filled-folder.ts';

const at = ['--at', instantText(testStart)];

/** One of everything that is sold, each as a command line. */
const purchases: readonly (readonly [what: string, ...argv: readonly string[]])[] = [
  ['daily tickets', 'add-ticket', 'termalija', '--date', '+3', '--ticket', 'Dnevna/Odr=2', '--ticket', 'Dnevna/Otr=1'],
  ['hourly tickets', 'add-ticket', 'termalija-tri-ure', '--date', '+3', '--ticket', 'Od 9/Odr=2'],
  ['a season of several', 'add-ticket', 'deset-obiskov-orhidelije', '--season', 'Tekoča', '--ticket', 'Odrasli=1'],
  ['the only season', 'add-ticket', 'letna-vstopnica-termalija', '--ticket', 'Odrasli=1'],
  ['a package', 'add-ticket', 'druzinski-dan-termalija', '--date', '+3', '--ticket', 'Paket 2+2=1'],
  ['gift cards', 'add-gift-card', 'bon-50-eur', '--quantity', '3'],
  ['a card by its period of use', 'add-gift-card', 'noc-za-dva', '--price-list', 'Petek=1'],
  ['value cards', 'add-gift-card', 'vrednostni-bon', '--amount', '70', '--quantity', '2'],
  ['upsells', 'add-upsell', 'towel', '--quantity', '2'],
  ['a promo code', 'promo', 'dobrodosli10'],
  ['another quantity', 'set', '1', '1'],
  ['less', 'remove', '2'],
  ['more time', 'extend'],
];

const server = builtShop();
let folder: string;

beforeAll(async () => {
  folder = await filledFolder();
});
afterAll(() => rm(folder, { recursive: true }));

const shopOn = (on: string, jar: string) => {
  const shop = terminal({ SHOP_ON: on, SHOP_JAR: join(folder, jar) });
  return async (...argv: readonly string[]) => {
    const { code, out, err } = await shop(...argv, '--json', ...at);
    expect([argv, code, err]).toEqual([argv, 0, '']);
    return JSON.parse(out);
  };
};

const cartPage = (origin: string, id: string): Promise<string> =>
  fetch(`${origin}/sl/pregled-kosarice`, { headers: { Cookie: `shopCart=${id}` } }).then((page) => page.text());

test('whatever is sold is bought from the terminal, and costs the same there, over HTTP, on the page and in a data folder (R-SHOP-1)', {
  timeout: 300_000,
}, async () => {
  const { shop, checkout } = ((calls) => ({ shop: calls, checkout: calls }))(
    portsOver(fetchTransport({ baseUrl: server.origin, timeoutMs: 10_000 })),
  );
  const [served, inFolder] = [shopOn(server.origin, 'served.json'), shopOn(folder, 'folder.json')];
  let id = '';
  for (const [what, ...argv] of purchases) {
    const cart = await served('cart', ...argv);
    id = cart.id;
    const told = await value(shop.loadCart({ cartId: cartId(id), language: 'sl' }));
    expect([what, told.totalPrice, told.itemsCount]).toEqual([what, cart.totalPrice, cart.itemsCount]);
    const other = await inFolder('cart', ...argv);
    expect([what, other.totalPrice, other.itemsCount]).toEqual([what, cart.totalPrice, cart.itemsCount]);
    expect(await cartPage(server.origin, id)).toContain(euroText(cents(cart.totalPrice), 'sl'));
  }
  const receipt = await served('cart', 'explain');
  expect(receipt).toMatchObject({ addsUp: true, promo: { code: 'DOBRODOSLI10' } });
  const paid: number[] = receipt.lines.map(({ toPay }: { readonly toPay: number }) => toPay);
  expect(paid.reduce((all, one) => all + one, 0)).toBe(receipt.total);

  await served(
    ...['checkout', 'save', '--first-name', 'Ana', '--last-name', 'Novak', '--email', 'ana@example.com'],
    ...['--address', 'Zdraviliška cesta 24', '--post-code', '3254', '--city', 'Podčetrtek', '--country', 'SI'],
    ...['--phone', '+386 40 123 456'],
  );
  const order = await served('checkout', 'pay', '--card', '4111111111111111');
  expect(order).toMatchObject({ status: 'completed', total: receipt.total });
  expect(await value(checkout.showOrder(orderRef(order.ref)))).toMatchObject({ total: receipt.total });
});
