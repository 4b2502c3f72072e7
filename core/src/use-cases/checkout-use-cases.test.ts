import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../customer/customer-rules.ts';
import { cartId, checkoutSession, memberToken, orderRef } from '../ids.ts';
import { cents } from '../money/cents.ts';
import type { CheckoutPort, SavedCustomer } from '../ports/checkout-port.ts';
import { aCustomer, aCustomerDraft } from '../testing/builders.ts';
import { someCountries as countries } from '../testing/customer-arbitraries.ts';
import { type Jar, memoryCookies } from '../testing/memory-cookies.ts';
import { stubCheckout } from '../testing/stub-ports.ts';
import { checkoutUseCases } from './checkout-use-cases.ts';

const id = cartId('cart-1');
const withCart: Jar = { cartId: id };
const member: Jar = { ...withCart, checkoutSession: checkoutSession('s'), memberToken: memberToken('t') };
const noCart = { kind: 'notFound', what: 'cart' };

const visiting = (jar: Jar, expected: Partial<CheckoutPort> = {}) => {
  const cookies = memoryCookies(jar);
  return { ...checkoutUseCases({ checkout: stubCheckout(expected), cookies }), cookies };
};

it('all that is done with a cart needs one', async () => {
  const { loadCustomer, saveCustomer, checkReservation, startPayment } = visiting({});
  expect((await loadCustomer('sl'))._unsafeUnwrapErr()).toEqual(noCart);
  const entry = { draft: aCustomerDraft(), language: 'sl', countries } as const;
  expect((await saveCustomer(entry))._unsafeUnwrapErr()).toEqual(noCart);
  expect((await checkReservation())._unsafeUnwrapErr()).toEqual(noCart);
  expect((await startPayment('payment'))._unsafeUnwrapErr()).toEqual(noCart);
});

describe('a customer', () => {
  /** Saves a form; the provider answers with a session or without one. */
  const saving = async (jar: Jar, draft = aCustomerDraft(), saved: SavedCustomer = {}) => {
    const entries: unknown[] = [];
    const { saveCustomer, cookies } = visiting(jar, {
      saveCustomer: (entry) => {
        entries.push(entry);
        return okAsync(saved);
      },
    });
    return { result: await saveCustomer({ draft, language: 'sl', countries }), entries, cookies };
  };
  const sent = { cartId: id, customer: aCustomer(), language: 'sl', mtcId: -1 };

  it('is checked and sent with the cart of the cookie, and nothing is kept where the transport keeps the session', async () => {
    const { result, entries, cookies } = await saving(withCart, aCustomerDraft({ firstName: ' Ana ' }));
    expect([result.isOk(), entries, cookies.writes()]).toEqual([true, [sent], 0]);
  });

  it('is not sent when a field is wrong, and every one is named', async () => {
    const { result, entries } = await saving(withCart, emptyDraft);
    const error = result._unsafeUnwrapErr();
    expect(error.kind === 'invalidCustomer' && error.fields.length).toBe(9);
    expect(entries).toEqual([]);
  });

  it('goes with the marketing cookie, the token of a member and the session, in whose place the new one is kept', async () => {
    const saved = { session: checkoutSession('new') };
    const { entries, cookies } = await saving({ ...member, mtcId: '123' }, aCustomerDraft(), saved);
    expect(entries).toEqual([{ ...sent, mtcId: 123, memberToken: 't', session: 's' }]);
    expect(cookies.jar().checkoutSession).toBe('new');
  });

  it('is checked by the countries that the provider has, where none are given', async () => {
    const { saveCustomer } = visiting(withCart, { loadCustomer: () => okAsync({ countries: [] }) });
    expect((await saveCustomer({ draft: aCustomerDraft(), language: 'sl' }))._unsafeUnwrapErr()).toEqual({
      kind: 'invalidCustomer',
      fields: [{ field: 'country', key: 'CountryRequired' }],
    });
  });

  it('that is refused is told so', async () => {
    const { saveCustomer } = visiting(withCart, { saveCustomer: () => errAsync({ kind: 'cartFrozen' }) });
    const result = await saveCustomer({ draft: aCustomerDraft(), language: 'sl', countries });
    expect(result._unsafeUnwrapErr().kind).toBe('cartFrozen');
  });

  it.each([
    [member, { cartId: id, language: 'de', session: 's', memberToken: 't' }],
    [withCart, { cartId: id, language: 'de' }],
  ])('is loaded by the session and the member token of the jar (%#)', async (jar, query) => {
    const asked: unknown[] = [];
    const { loadCustomer } = visiting(jar, {
      loadCustomer: (given) => {
        asked.push(given);
        return okAsync({ countries });
      },
    });
    await loadCustomer('de');
    expect(asked).toEqual([query]);
  });
});

describe('starting a payment', () => {
  const starting = (returnUrl: string) => {
    const requests: unknown[] = [];
    const { startPayment } = visiting(member, {
      startPayment: (request) => {
        requests.push(request);
        return okAsync({ returnUrl });
      },
    });
    return { start: startPayment, requests };
  };

  it('sends the cart with its session, and the total that was shown, if any, and answers where to pay (R-STATE-8)', async () => {
    const { start, requests } = starting('https://pay.example/1');
    expect((await start('preauthorization'))._unsafeUnwrap()).toEqual({ returnUrl: 'https://pay.example/1' });
    await start('payment', cents(44_00));
    expect(requests).toEqual([
      { cartId: id, paymentType: 'preauthorization', session: 's' },
      { cartId: id, paymentType: 'payment', session: 's', shownTotal: 44_00 },
    ]);
  });

  it.each(['', 'javascript:alert(1)', '//evil.example'])('fails when the place to pay is %j', async (returnUrl) => {
    const error = (await starting(returnUrl).start('payment'))._unsafeUnwrapErr();
    expect(error).toEqual({ kind: 'unreachable', cause: 'malformed' });
  });

  it.each([
    [{ kind: 'expiredTicketsDeleted' }, { kind: 'expiredTicketsDeleted' }],
    [{ kind: 'unreachable', cause: 'timeout' }, { kind: 'paymentUnconfirmed' }],
    [
      { kind: 'unreachable', cause: 'network' },
      { kind: 'unreachable', cause: 'network' },
    ],
  ] as const)('that fails with %j is told as %j', async (error, told) => {
    const { startPayment } = visiting(withCart, { startPayment: () => errAsync(error) });
    expect((await startPayment('payment'))._unsafeUnwrapErr()).toEqual(told);
  });
});

it.each([true, false])('the reservation check answers %s as the provider does', async (possible) => {
  const { checkReservation } = visiting(withCart, { checkReservation: (cart) => okAsync(cart === id && possible) });
  expect((await checkReservation())._unsafeUnwrap()).toBe(possible);
});

it.each([
  [{}, undefined],
  [member, 's'],
])('an order is asked for by its reference, with the session of %j', async (jar, session) => {
  const asked: unknown[] = [];
  const { showOrder } = visiting(jar, {
    showOrder: (...query) => {
      asked.push(query);
      return errAsync({ kind: 'notFound', what: 'order' });
    },
  });
  await showOrder(orderRef('r'));
  expect(asked).toEqual([['r', session]]);
});
