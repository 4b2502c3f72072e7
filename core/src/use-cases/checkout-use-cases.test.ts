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

it('every call of checkout is refused without a cart', async () => {
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

  it('is validated and sent with the cart of the cookie, and writes no cookie without a session in the answer', async () => {
    const { result, entries, cookies } = await saving(withCart, aCustomerDraft({ firstName: ' Ana ' }));
    expect([result.isOk(), entries, cookies.writes()]).toEqual([true, [sent], 0]);
  });

  it('is not sent when fields are invalid, and the error lists them all', async () => {
    const { result, entries } = await saving(withCart, emptyDraft);
    const error = result._unsafeUnwrapErr();
    expect(error.kind === 'invalidCustomer' && error.fields.length).toBe(9);
    expect(entries).toEqual([]);
  });

  it('is saved with the marketing cookie, member token and old session; the answered session replaces the old one', async () => {
    const saved = { session: checkoutSession('new') };
    const { entries, cookies } = await saving({ ...member, mtcId: '123' }, aCustomerDraft(), saved);
    expect(entries).toEqual([{ ...sent, mtcId: 123, memberToken: 't', session: 's' }]);
    expect(cookies.jar().checkoutSession).toBe('new');
  });

  it('is validated with the countries of the provider when the caller has none', async () => {
    const { saveCustomer } = visiting(withCart, { loadCustomer: () => okAsync({ countries: [] }) });
    expect((await saveCustomer({ draft: aCustomerDraft(), language: 'sl' }))._unsafeUnwrapErr()).toEqual({
      kind: 'invalidCustomer',
      fields: [{ field: 'country', key: 'CountryRequired' }],
    });
  });

  it('has the refusal of the provider as its error', async () => {
    const { saveCustomer } = visiting(withCart, { saveCustomer: () => errAsync({ kind: 'cartFrozen' }) });
    const result = await saveCustomer({ draft: aCustomerDraft(), language: 'sl', countries });
    expect(result._unsafeUnwrapErr().kind).toBe('cartFrozen');
  });

  it.each([
    [member, { cartId: id, language: 'de', session: 's', memberToken: 't' }],
    [withCart, { cartId: id, language: 'de' }],
  ])('is loaded with the session and the member token of the cookies (%#)', async (jar, query) => {
    const queries: unknown[] = [];
    const { loadCustomer } = visiting(jar, {
      loadCustomer: (sentQuery) => {
        queries.push(sentQuery);
        return okAsync({ countries });
      },
    });
    await loadCustomer('de');
    expect(queries).toEqual([query]);
  });
});

describe('the start of a payment', () => {
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

  it('sends the cart, the session and the displayed total, and returns the payment address (R-STATE-8)', async () => {
    const { start, requests } = starting('https://pay.example/1');
    expect((await start('preauthorization'))._unsafeUnwrap()).toEqual({ returnUrl: 'https://pay.example/1' });
    await start('payment', cents(44_00));
    expect(requests).toEqual([
      { cartId: id, paymentType: 'preauthorization', session: 's' },
      { cartId: id, paymentType: 'payment', session: 's', shownTotal: 44_00 },
    ]);
  });

  it('fails when the payment address is invalid', async () => {
    const error = (await starting('//evil.example').start('payment'))._unsafeUnwrapErr();
    expect(error).toEqual({ kind: 'unreachable', cause: 'malformed' });
  });

  it.each([
    [{ kind: 'expiredTicketsDeleted' }, { kind: 'expiredTicketsDeleted' }],
    [{ kind: 'unreachable', cause: 'timeout' }, { kind: 'paymentUnconfirmed' }],
    [
      { kind: 'unreachable', cause: 'network' },
      { kind: 'unreachable', cause: 'network' },
    ],
  ] as const)('that fails with %j has the error %j', async (error, result) => {
    const { startPayment } = visiting(withCart, { startPayment: () => errAsync(error) });
    expect((await startPayment('payment'))._unsafeUnwrapErr()).toEqual(result);
  });
});

it.each([true, false])('the reservation check returns the answer %s of the provider', async (possible) => {
  const { checkReservation } = visiting(withCart, { checkReservation: (cart) => okAsync(cart === id && possible) });
  expect((await checkReservation())._unsafeUnwrap()).toBe(possible);
});

it.each([
  [{}, undefined],
  [member, 's'],
])('an order is requested with its reference and the session of the cookies %j', async (jar, session) => {
  const queries: unknown[] = [];
  const { showOrder } = visiting(jar, {
    showOrder: (...query) => {
      queries.push(query);
      return errAsync({ kind: 'notFound', what: 'order' });
    },
  });
  await showOrder(orderRef('r'));
  expect(queries).toEqual([['r', session]]);
});
