import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { plusDays } from '@shop/core/dates/local-date';
import { expect, onTestFinished } from 'vitest';
import type { DialectName } from './dialect.ts';
import { type ForeignHostOptions, foreignHost } from './foreign-host.ts';
import { member } from './profile-calls.ts';

/** The day at which every host of these tests starts. */
export const { today } = fixedClock(testStart);

export const tomorrow = plusDays(today(), 1);

/** A day with ten percent off. */
export const reduced = plusDays(today(), 5);

/** Starts a host until the end of the test. Also returns functions for raw requests. */
export const startHost = async (dialect: DialectName, more: Partial<ForeignHostOptions> = {}) => {
  const host = await foreignHost({ dialect, today, ...more });
  onTestFinished(host.close);
  const read = async (answer: Response) => {
    const text = await answer.text();
    const isJson = answer.headers.get('Content-Type')?.startsWith('application/json') === true;
    return { status: answer.status, text, json: isJson ? JSON.parse(text) : undefined };
  };
  return {
    ...host,
    id: (own: number) => (dialect === 'numbers' ? own : `jz-${own}`),
    get: async (path: string, headers = {}) => read(await fetch(host.url + path, { headers })),
    post: async (path: string, body: unknown) =>
      read(
        await fetch(host.url + path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
  };
};

type Host = Awaited<ReturnType<typeof startHost>>;

/** Makes a cart with two adults per day, at 17,45 each without discounts. */
export const cartOf = async ({ id, post }: Host, Dates = [tomorrow]) => {
  const order = { ProductId: id(101), Language: 'sl', Dates, Items: [{ PriceListId: id(301), Quantity: 2 }] };
  return (await post('/Shop/AddTicketToCart', order)).json.cartId;
};

const mojca = {
  FirstName: 'Mojca',
  LastName: 'Potočnik',
  Address: 'Obala 7',
  PostCode: '4260',
  City: 'Bled',
  Country: 'SI',
  PhoneNumber: '041 222 333',
  Email: member.email,
  MtcId: -1,
};

/** Returns the address of a cart's payment page. */
export const payPage = async ({ post }: Host, CartId: unknown): Promise<string> => {
  expect(await post('/shopCheckOut/saveOrderData', { ...mojca, CartId })).toMatchObject({ json: { success: true } });
  return (await post('/shopCheckOut/PaymentStart', { cartId: CartId, paymentType: 0 })).json.returnUrl;
};

/** Pays with a card and returns the address to which the payment page sends the buyer. */
export const payWith = async (page: string, number: string): Promise<URL> => {
  const answer = await fetch(page, { method: 'POST', body: new URLSearchParams({ number }), redirect: 'manual' });
  return new URL(answer.headers.get('Location') ?? '');
};
