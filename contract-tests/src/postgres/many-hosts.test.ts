import { join } from 'node:path';
import { payWithCard } from '@shop/adapters/payment-standin/pay-with-card';
import { testCards } from '@shop/adapters/payment-standin/test-cards';
import { ownDatabase } from '@shop/adapters/store-sql/testing/own-databases';
import { ticketOffer } from '@shop/core/cart/ticket-offer';
import { type CartId, idempotencyKey } from '@shop/core/ids';
import { clientLimits } from '@shop/core/limits/client-limits';
import { shopPath } from '@shop/core/paths/shop-paths';
import { supportFilePath } from '@shop/core/paths/support-code-path';
import { aCustomerDraft } from '@shop/core/testing/builders';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { aFolder, catalogCommands, edit, SHOP_AT } from '../catalog-folder.ts';
import { plainBrowser } from '../testing/plain-browser.ts';
import { addressHeader, callsFrom, type HostProcesses, startHosts } from './host-processes.ts';
import { wantedPlaces } from './rush-buyer.ts';

const OPERATOR_TOKEN = 'f8Kq-21xz-77ab-90';

let hosts: HostProcesses;
let url: string;
let drop: () => Promise<void>;

beforeAll(async () => {
  const made = await ownDatabase(inject('postgresUrl'));
  ({ url, drop } = made);
  hosts = await startHosts(url, 2, {
    ...{ SHOP_AT, OPERATOR_TOKEN, CLIENT_ADDRESS_HEADER: addressHeader },
    CODE_TRIES_PER_CLIENT: String(clientLimits.codeTries),
    UNPAID_PLACES_PER_CLIENT: String(clientLimits.unpaidPlaces),
  });
});
afterAll(async () => {
  await hosts.stop();
  await drop();
});

const host = (at: number): string => hosts.origins()[at % hosts.origins().length] ?? '';

/** What a host answers at an address, as far as others could tell it from another host. */
const answerOf = async (origin: string, address: string) => {
  const answer = await fetch(origin + address, { headers: { accept: 'image/webp,*/*' } });
  const body = Buffer.from(await answer.arrayBuffer()).toString('base64');
  return [address, answer.status, answer.headers.get('etag'), answer.headers.get('cache-control'), body];
};

test('what a page of one host refers to is the same at another one, which has never shown a page', async () => {
  const { text } = await plainBrowser(() => host(0)).ask('/de');
  const found = text.matchAll(/"(\/(media|assets|translations)\/[^"\s]+)/g);
  const addresses = new Map([...found].map(([, address = '', kind = '']) => [address.replaceAll('&amp;', '&'), kind]));
  expect(new Set(addresses.values())).toEqual(new Set(['media', 'assets', 'translations']));
  for (const address of addresses.keys()) {
    const theirs = await answerOf(host(1), address);
    expect(theirs[1]).toBe(200);
    expect(theirs).toEqual(await answerOf(host(0), address));
  }
});

const card = {
  number: testCards.paid,
  expiry: '12/30',
  cvc: '123',
  holder: 'Ana Novak',
  challenge: 'confirm',
} as const;
const password = 'kopalna plahta';
const orderNumber = /\b\d{4}-\d{6}\b/;

test('a visit without script goes on at another host with every request, from the registration to the paid order', async () => {
  let turn = 0;
  const browser = plainBrowser(() => {
    turn += 1;
    return host(turn);
  });
  const { ask, send, post, postOnce, jar } = browser;
  const page = (key: Parameters<typeof shopPath>[0]): string => shopPath(key, 'sl');
  const person = { name: 'Ana', surname: 'Novak', email: 'ana@example.com', password };
  await postOnce(page('register'), { does: 'register', ...person });
  expect((await ask(page('cart'))).text).toContain('Ana Novak');

  const [wanted = expect.fail('nothing can be bought')] = await wantedPlaces(host(0));
  const ticket = `/sl/vstopnice-bazeni/termalija?date=${wanted.date}`;
  await post(ticket, { does: 'addTicket', 'quantity-termalija-day-adult': '2' });
  await post(page('cart'), { does: 'applyPromoCode', promoCode: 'DOBRODOSLI10' });
  expect((await ask(page('cart'))).text).toContain('DOBRODOSLI10');
  await post(page('buyerInfo'), { does: 'extendHold', email: 'ana@' });
  expect((await ask(page('buyerInfo'))).text).toContain('value="ana@"');
  await post(page('buyerInfo'), aCustomerDraft());
  const pay = { does: 'startPayment', paymentType: 'payment' };
  const { location } = await postOnce(page('paymentMethod'), pay);
  const paid = await payWithCard(location ?? '', card, (address, init) => fetch(address, init));
  const { pathname, search } = new URL(paid._unsafeUnwrap());
  const [number = ''] = orderNumber.exec((await ask(pathname + search)).text) ?? [];
  expect(number).toMatch(orderNumber);
  // A host keeps calls behind its answers.
  await vi.waitFor(async () => expect((await send(supportFilePath('sl'))).text).toContain('"startPayment"'), 10_000);
  expect((await ask(page('profile'))).text).toContain(number);

  const token = jar.get('ProfileAuthToken') ?? expect.fail('nobody is logged in');
  await post(page('profile'), { does: 'logOut' });
  jar.set('ProfileAuthToken', token);
  for (const _ of hosts.origins()) expect((await send(page('cart'))).text).not.toContain('Ana Novak');
});

const counted = (told: readonly string[]) =>
  Object.fromEntries([...new Set(told)].sort().map((kind) => [kind, told.filter((one) => one === kind).length]));

/** What came of one client's tries to log in at all hosts at once: how many were looked at, how many were too many. */
const guesses = async (tries: number, who: (at: number) => string) => {
  const asked = Array.from({ length: tries }, async (_none, at) => {
    const answer = await callsFrom('10.1.0.1', host(at)).logIn(`${who(at)}@example.com`, 'ugibam geslo');
    return answer.match(
      () => 'in',
      ({ kind }) => kind,
    );
  });
  return counted(await Promise.all(asked));
};

test('tries to log in are counted together, of an account and of a client, and nobody else has to wait for it', async () => {
  const opened = await plainBrowser(() => host(0)).postOnce(shopPath('register', 'sl'), {
    ...{ does: 'register', name: 'Eva', surname: 'Kos', email: 'eva@example.com', password },
  });
  expect(opened.status).toBe(303);
  const flood = async () => [await guesses(14, () => 'victim'), await guesses(25, (at) => `name-${at}`)];
  const [told, bystander] = await Promise.all([
    flood(),
    callsFrom('10.2.0.1', host(1)).logIn('eva@example.com', password),
  ]);
  expect(told).toEqual([
    { loginFailed: 5, tooManyLogIns: 9 },
    { loginFailed: 15, tooManyLogIns: 10 },
  ]);
  expect(bystander.isOk()).toBe(true);
});

const anOrder = async (quantity = 1) => {
  const [wanted = expect.fail('nothing can be bought')] = await wantedPlaces(host(0));
  const { productId, priceListId, date } = wanted;
  return { productId, language: 'sl', period: { type: 'day', date }, lines: [{ priceListId, quantity }] } as const;
};

/** What came of one client's guesses at promo codes, at all hosts at once, for a cart that each host was asked for. */
const codeGuesses = async (tries: number, client: string, cartOf: (at: number) => CartId) => {
  const asked = Array.from({ length: tries }, async (_none, at) => {
    const answer = await callsFrom(client, host(at)).applyPromoCode(cartOf(at), `UGIBAM-${client}-${at}`);
    return answer.match(
      () => 'applied',
      ({ kind }) => kind,
    );
  });
  return counted(await Promise.all(asked));
};

test('guesses at promo codes are counted together, of a cart and of a client, and nobody else has to wait for it', async () => {
  const order = await anOrder();
  const newCart = async (client: string): Promise<CartId> => {
    const key = idempotencyKey(crypto.randomUUID());
    return (await callsFrom(client, host(0)).addTicket(order, key))._unsafeUnwrap().cartId;
  };
  const one = await newCart('10.3.0.1');
  const four = await Promise.all([1, 2, 3, 4].map(() => newCart('10.3.0.2')));
  const bystander = await newCart('10.3.0.3');
  const [ofCart, ofClient, applied] = await Promise.all([
    codeGuesses(14, '10.3.0.1', () => one),
    codeGuesses(40, '10.3.0.2', (at) => four[Math.floor(at / 10)] ?? one),
    callsFrom('10.3.0.3', host(1)).applyPromoCode(bystander, 'DOBRODOSLI10'),
  ]);
  expect(ofCart).toEqual({ promoCodeInvalid: 10, tooManyPromoCodes: 4 });
  expect(ofClient).toEqual({ promoCodeInvalid: 30, tooManyPromoCodes: 10 });
  expect(applied.isOk()).toBe(true);
});

test('unpaid places of a day are counted together, of a client, and nobody else has to wait for it', async () => {
  const order = await anOrder(5);
  const add = (client: string, at: number) =>
    callsFrom(client, host(at))
      .addTicket(order, idempotencyKey(crypto.randomUUID()))
      .match(
        () => 'added',
        ({ kind }) => kind,
      );
  const [told, bystander] = await Promise.all([
    Promise.all(Array.from({ length: 14 }, (_none, at) => add('10.4.0.1', at))),
    add('10.4.0.2', 1),
  ]);
  // A tenth of the day's 400 places.
  expect(counted(told)).toEqual({ added: 8, tooManyUnpaidPlaces: 6 });
  expect(bystander).toBe('added');
});

test('what an operator imports at one host the others sell at once', async () => {
  const folder = aFolder();
  const mine = join(folder, 'mine');
  const commands = catalogCommands(host(0), { OPERATOR_TOKEN });
  const [wanted = expect.fail('nothing can be bought')] = await wantedPlaces(host(1));
  const { productId, priceListId, date } = wanted;
  const soldAt = async (at: number) => {
    const period = { type: 'day', date } as const;
    const quote = await callsFrom('10.2.0.1', host(at)).quoteTicket({ language: 'sl', productId, period });
    const offer = ticketOffer(quote._unsafeUnwrap());
    const lists = offer.priceGroups.flatMap((group) => group.priceLists);
    return [lists.find(({ id }) => id === priceListId)?.price, quote._unsafeUnwrap().ticketsAvailable];
  };
  expect((await commands('export', mine)).code).toBe(0);
  expect((await commands('import', mine, '--yes')).out).toBe('the files say what is sold already, version 1\n');
  const [price, places = 0] = await soldAt(1);
  expect(price).not.toBe(2350);
  edit(
    join(mine, 'products/01-termalija.yaml'),
    new RegExp(`(id: ${priceListId}[\\s\\S]*?price: )\\d+\\.\\d\\d`),
    '$123.50',
  );
  edit(join(mine, 'facilities.yaml'), 'capacity: 400', 'capacity: 350');
  expect((await commands('import', mine, '--yes', '--onto', '1')).code).toBe(0);
  for (const at of [0, 1]) expect([at, await soldAt(at)]).toEqual([at, [2350, places - 50]]);
});
