import { payWithCard } from '@shop/adapters/payment/test-bank/pay-with-card';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { ownDatabase } from '@shop/adapters/store/testing/own-databases';
import type { ShopError } from '@shop/core/errors/shop-error';
import { idempotencyKey } from '@shop/core/ids';
import { clientLimits } from '@shop/core/limits/client-limits';
import { shopPath } from '@shop/core/paths/shop-paths';
import { supportFilePath } from '@shop/core/paths/support-code-path';
import { aCustomerDraft } from '@shop/core/testing/builders';
import type { ResultAsync } from 'neverthrow';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { cardFor } from '../contracts/cards.ts';
import { plainBrowser } from '../testing/plain-browser.ts';
import {
  addressHeader,
  callsFrom,
  databaseClock,
  type HostProcesses,
  machineClock,
  startHosts,
} from './host-processes.ts';
import { wantedPlaces } from './rush-buyer.ts';

let hosts: HostProcesses;
let url: string;
let drop: () => Promise<void>;

beforeAll(async () => {
  const made = await ownDatabase(inject('postgresUrl'));
  ({ url, drop } = made);
  await databaseClock(url, testStart);
  hosts = await startHosts(url, 2, {
    ...machineClock(testStart),
    PAYMENTS: 'test',
    CLIENT_ADDRESS_HEADER: addressHeader,
    CODE_TRIES_PER_CLIENT: String(clientLimits.codeTries),
    UNPAID_PLACES_PER_CLIENT: String(clientLimits.unpaidPlaces),
  });
});
afterAll(async () => {
  await hosts.stop();
  await drop();
});

const host = (at: number): string => hosts.origins()[at % hosts.origins().length] ?? '';

/** Returns the parts of a host's answer by which clients could distinguish hosts. */
const answerOf = async (origin: string, address: string) => {
  const answer = await fetch(origin + address, { headers: { accept: 'image/webp,*/*' } });
  const body = Buffer.from(await answer.arrayBuffer()).toString('base64');
  return [address, answer.status, answer.headers.get('etag'), answer.headers.get('cache-control'), body];
};

test('files of a page from one host are the same at another host that has never served a page', async () => {
  const { text } = await plainBrowser(() => host(0)).ask('/de');
  const found = text.matchAll(/"(\/(media|assets|translations)\/[^"\s]+)/g);
  const addresses = new Map([...found].map(([, address = '', kind = '']) => [address.replaceAll('&amp;', '&'), kind]));
  expect(new Set(addresses.values())).toEqual(new Set(['media', 'assets', 'translations']));
  for (const address of addresses.keys()) {
    // A host may return the original of a picture while it resizes it.
    await vi.waitFor(async () => {
      const theirs = await answerOf(host(1), address);
      expect(theirs[1]).toBe(200);
      expect(theirs).toEqual(await answerOf(host(0), address));
    }, 60_000);
  }
});

const password = 'kopalna plahta';
const orderNumber = /\b\d{4}-\d{6}\b/;

test('a visit without script continues at another host with every request, from the registration to the paid order', async () => {
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
  const paid = await payWithCard(location ?? '', cardFor('paid'), (address, init) => fetch(address, init));
  const { pathname, search } = new URL(paid._unsafeUnwrap());
  const [number = ''] = orderNumber.exec((await ask(pathname + search)).text) ?? [];
  expect(number).toMatch(orderNumber);
  expect((await send(supportFilePath('sl'))).text).toContain('"startPayment"');
  expect((await ask(page('profile'))).text).toContain(number);

  const token = jar.get('ProfileAuthToken') ?? expect.fail('nobody is logged in');
  await post(page('profile'), { does: 'logOut' });
  jar.set('ProfileAuthToken', token);
  for (const _ of hosts.origins()) expect((await send(page('cart'))).text).not.toContain('Ana Novak');
});

const counted = (kinds: readonly string[]) =>
  Object.fromEntries([...new Set(kinds)].sort().map((kind) => [kind, kinds.filter((one) => one === kind).length]));

test('log-ins, promo codes and unpaid places are counted by all hosts together, and other visitors do not wait', async () => {
  const [{ productId, priceListId, date } = expect.fail('nothing can be bought')] = await wantedPlaces(host(0));
  const add = (client: string, at: number, quantity: number) => {
    const period = { type: 'day', date } as const;
    const order = { productId, language: 'sl', period, items: [{ priceListId, quantity }] } as const;
    return callsFrom(client, host(at)).addTicket(order, idempotencyKey(crypto.randomUUID()));
  };
  const { cartId } = (await add('10.3.0.1', 0, 1))._unsafeUnwrap();
  /** Makes a number of concurrent requests, spread over the hosts. Returns how often each result occurred. */
  const outcomes = async <Value>(many: number, ask: (at: number) => ResultAsync<Value, ShopError>) =>
    counted(
      await Promise.all(
        Array.from({ length: many }, (_none, at) =>
          ask(at).match(
            () => 'done',
            ({ kind }) => kind,
          ),
        ),
      ),
    );
  expect(
    await Promise.all([
      outcomes(14, (at) => callsFrom('10.1.0.1', host(at)).logIn('victim@example.com', 'ugibam geslo')),
      outcomes(14, (at) => callsFrom('10.3.0.1', host(at)).applyPromoCode(cartId, `UGIBAM-${at}`)),
      // The limit is a tenth of the day's 400 places.
      outcomes(14, (at) => add('10.4.0.1', at, 5)),
      outcomes(1, () => add('10.4.0.2', 1, 5)),
    ]),
  ).toEqual([
    { loginFailed: 5, tooManyLogIns: 9 },
    { promoCodeInvalid: 10, tooManyPromoCodes: 4 },
    { done: 8, tooManyUnpaidPlaces: 6 },
    { done: 1 },
  ]);
});
