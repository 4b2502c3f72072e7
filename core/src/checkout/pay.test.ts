import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { cartId, checkoutSession, orderRef } from '../ids.ts';
import { cents } from '../money/cents.ts';
import { memoryCookies } from '../testing/memory-cookies.ts';
import { stubCheckout } from '../testing/stub-ports.ts';
import type { PaymentRequest } from './checkout-port.ts';
import { checkoutUseCases } from './checkout-use-cases.ts';

const id = cartId('cart-1');
const noCart = { kind: 'notFound', what: 'cart' };

describe('starting a payment', () => {
  const starting = (returnUrl: string) => {
    const requests: PaymentRequest[] = [];
    const checkout = stubCheckout({
      startPayment: (request) => {
        requests.push(request);
        return okAsync({ returnUrl });
      },
    });
    const cookies = memoryCookies({ cartId: id, checkoutSession: checkoutSession('s') });
    return { start: checkoutUseCases({ checkout, cookies }).startPayment, requests };
  };

  it('sends the cart with its session and answers where to pay (R-STATE-8)', async () => {
    const { start, requests } = starting('https://pay.example/1');
    expect((await start('preauthorization'))._unsafeUnwrap()).toEqual({ returnUrl: 'https://pay.example/1' });
    expect(requests).toEqual([{ cartId: id, paymentType: 'preauthorization', session: 's' }]);
  });

  it('sends the total that was shown, where the driver knows it', async () => {
    const { start, requests } = starting('https://pay.example/1');
    await start('payment', cents(44_00));
    expect(requests).toMatchObject([{ shownTotal: 44_00 }]);
  });

  it.each(['', 'javascript:alert(1)', '//evil.example'])('fails when the place to pay is %j', async (returnUrl) => {
    expect((await starting(returnUrl).start('payment'))._unsafeUnwrapErr()).toEqual({
      kind: 'unreachable',
      cause: 'malformed',
    });
  });

  it('passes a refusal on', async () => {
    const checkout = stubCheckout({ startPayment: () => errAsync({ kind: 'expiredTicketsDeleted' }) });
    const start = checkoutUseCases({ checkout, cookies: memoryCookies({ cartId: id }) }).startPayment;
    expect((await start('payment'))._unsafeUnwrapErr().kind).toBe('expiredTicketsDeleted');
  });

  it.each([
    ['timeout', { kind: 'paymentUnconfirmed' }],
    ['network', { kind: 'unreachable', cause: 'network' }],
  ] as const)('that no answer came to for %s is told as %j', async (cause, told) => {
    const checkout = stubCheckout({ startPayment: () => errAsync({ kind: 'unreachable', cause }) });
    const start = checkoutUseCases({ checkout, cookies: memoryCookies({ cartId: id }) }).startPayment;
    expect((await start('payment'))._unsafeUnwrapErr()).toEqual(told);
  });

  it('needs a cart', async () => {
    const start = checkoutUseCases({ checkout: stubCheckout(), cookies: memoryCookies() }).startPayment;
    expect((await start('payment'))._unsafeUnwrapErr()).toEqual(noCart);
  });
});

describe('the reservation check', () => {
  it.each([true, false])('answers %s as the provider does', async (possible) => {
    const checkout = stubCheckout({ checkReservation: (cart) => okAsync(cart === id && possible) });
    const check = checkoutUseCases({ checkout, cookies: memoryCookies({ cartId: id }) }).checkReservation;
    expect((await check())._unsafeUnwrap()).toBe(possible);
  });

  it('needs a cart', async () => {
    const check = checkoutUseCases({ checkout: stubCheckout(), cookies: memoryCookies() }).checkReservation;
    expect((await check())._unsafeUnwrapErr()).toEqual(noCart);
  });
});

it.each([[undefined], [checkoutSession('s')]])(
  'an order is asked for by its reference, with session %j',
  async (session) => {
    const asked: unknown[] = [];
    const checkout = stubCheckout({
      showOrder: (...query) => {
        asked.push(query);
        return errAsync({ kind: 'notFound', what: 'order' });
      },
    });
    const cookies = memoryCookies(session === undefined ? {} : { checkoutSession: session });
    await checkoutUseCases({ checkout, cookies }).showOrder(orderRef('r'));
    expect(asked).toEqual([['r', session]]);
  },
);
