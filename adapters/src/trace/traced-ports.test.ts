import { instant } from '@shop/core/dates/instant';
import type { ShopError } from '@shop/core/errors/shop-error';
import {
  cartId,
  checkoutSession,
  countryId,
  idempotencyKey,
  memberToken,
  priceListId,
  productId,
} from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { stubCheckout, stubContent, stubProfile, stubShop } from '@shop/core/testing/stub-ports';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import type { ServedPorts } from '../wire/calls/transport-over.ts';
import { recordingPorts } from './recording.ts';
import { replayingPorts } from './replaying.ts';
import { callLineText, parseTrace } from './trace.ts';

const ana = {
  ...{ firstName: 'Ana', lastName: 'Novak', email: 'ana@novak.si', address: 'Cesta 1', postCode: '1000' },
  ...{ city: 'Celje', country: countryId('SI'), phoneNumber: '+386 40 123 456' },
};
const entry = { cartId: cartId('c1'), customer: ana, language: 'sl', mtcId: -1 } as const;
const notFound: ShopError = { kind: 'notFound', what: 'cart' };

/** Returns recorded ports of a test; the clock adds 2.25 ms at every reading. */
const recorded = (ports: Partial<ServedPorts>) => {
  const texts: string[] = [];
  let time = 0;
  const traced = recordingPorts(
    { shop: stubShop(), checkout: stubCheckout(), content: stubContent(), ...ports },
    {
      write: (line) => texts.push(callLineText(line)),
      clock: () => {
        time += 2.25;
        return time;
      },
      now: () => instant(Date.UTC(2026, 10, 21)),
    },
  );
  return { ...traced, texts, lines: () => parseTrace(texts.join('\n'))._unsafeUnwrap().calls };
};

describe('recording', () => {
  test('returns the answer and writes no personal data, session, idempotency key or token', async () => {
    const saved = { session: checkoutSession('s3cret-session') };
    const { checkout, shop, profile, texts, lines } = recorded({
      checkout: stubCheckout({ saveCustomer: () => okAsync(saved) }),
      shop: stubShop({ addGiftCard: () => okAsync({ cartId: cartId('c1') }) }),
      profile: stubProfile({ logIn: () => okAsync(memberToken('t0ken')), loadMember: () => okAsync(undefined) }),
    });
    const session = checkoutSession('0ld-session');
    expect((await checkout.saveCustomer({ ...entry, session }))._unsafeUnwrap()).toEqual(saved);
    expect(lines()).toMatchObject([{ at: Date.UTC(2026, 10, 21), call: 'saveCustomer', session: true, ms: 2.3 }]);
    expect((await profile.logIn('ana@novak.si', 'pa55word'))._unsafeUnwrap()).toBe('t0ken');
    await profile.loadMember(memberToken('t0ken'));
    const line = { priceListId: priceListId('l1'), quantity: 1, price: cents(2000) };
    await shop.addGiftCard({ productId: productId('p1'), language: 'sl', items: [line] }, idempotencyKey('k3y'));
    expect(texts).toHaveLength(4);
    expect(texts.join()).not.toMatch(/Ana|Novak|novak|Celje|Cesta|1000"|123|session":"|s3cret|0ld|t0ken|pa55word|k3y/);
  });

  test('passes a call that the wire cannot carry, without a line', async () => {
    const { shop, texts } = recorded({ shop: stubShop({ loadCart: () => errAsync(notFound) }) });
    const strange = { cartId: cartId('no id'), language: 'sl' } as const;
    expect((await shop.loadCart(strange))._unsafeUnwrapErr()).toEqual(notFound);
    expect(texts).toEqual([]);
  });
});

describe('replaying', () => {
  const query = { cartId: cartId('c1'), language: 'sl' } as const;
  const cart = (total: number) => ({
    ...{ id: cartId('c1'), items: [], itemsCount: 0, couponsDisabled: false, upsells: [], frozen: false },
    totalPrice: cents(total),
  });

  /** Returns a trace in which the cart costs 1, then 2, then is gone, with a saved customer in between. */
  const trace = async () => {
    const answers = [okAsync(cart(1)), okAsync(cart(2)), errAsync(notFound)];
    const { shop, checkout, lines } = recorded({
      shop: stubShop({ loadCart: () => answers.shift() ?? errAsync(notFound) }),
      checkout: stubCheckout({ saveCustomer: () => okAsync({ session: checkoutSession('s') }) }),
    });
    await shop.loadCart(query);
    await shop.loadCart(query);
    await checkout.saveCustomer(entry);
    await shop.loadCart(query);
    return lines();
  };

  test('answers equal requests in order, then with the last answer, from the line at which it starts', async () => {
    const used: number[] = [];
    const settings = { onAnswered: (count: number) => used.push(count) };
    const { loadCart } = replayingPorts(await trace(), settings).shop;
    const read = async () =>
      (await loadCart(query)).match(
        ({ totalPrice }) => totalPrice,
        ({ kind }) => kind,
      );
    expect([await read(), await read(), await read(), await read()]).toEqual([1, 2, 'notFound', 'notFound']);
    const later = replayingPorts(await trace(), { ...settings, from: 1 }).shop;
    expect((await later.loadCart(query))._unsafeUnwrap()).toEqual(cart(2));
    expect(used).toEqual([1, 2, 4, 4, 2]);
  });

  test('answers the entry of a person of the same shape, with a redacted session', async () => {
    const { checkout } = replayingPorts(await trace());
    const eva = { ...ana, firstName: 'Eva' };
    expect((await checkout.saveCustomer({ ...entry, customer: eva }))._unsafeUnwrap()).toEqual({ session: 'redacted' });
  });

  test('refuses and names a call that was not recorded, and a repeated change', async () => {
    const unexpected: string[] = [];
    const { shop, checkout } = replayingPorts(await trace(), { onUnexpected: (call) => unexpected.push(call) });
    await checkout.saveCustomer(entry);
    const again = (await checkout.saveCustomer(entry))._unsafeUnwrapErr();
    expect(again).toMatchObject({ kind: 'invalidInput', field: 'trace.saveCustomer' });
    expect((await shop.loadCart({ ...query, language: 'de' }))._unsafeUnwrapErr().kind).toBe('invalidInput');
    expect((await shop.loadCart({ ...query, cartId: cartId('no id') }))._unsafeUnwrapErr().kind).toBe('invalidInput');
    expect(unexpected).toEqual(['saveCustomer', 'loadCart', 'loadCart']);
  });

  test('fails as malformed for an answer of another call', async () => {
    const spoilt = (await trace()).map((line) => ({ ...line, answer: { item: 'none' } }));
    const { shop } = replayingPorts(spoilt);
    expect((await shop.loadCart(query))._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'malformed' });
  });
});
