import { type PaymentStatus, statusNumber } from '@shop/core/checkout/payment';
import { paymentCallbackTarget } from '@shop/core/checkout/payment-callback';
import { type CheckoutSession, type OrderRef, orderRef } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { type Context, Hono } from 'hono';
import type { ResultAsync } from 'neverthrow';
import { requestCookies } from '../../platform/cookies/request-cookies.ts';

/** A browser that returns from the payment page. `hasCanceled`: it came by the address for canceling. */
export type Return = {
  readonly ref: OrderRef;
  readonly hasCanceled: boolean;
  readonly session?: CheckoutSession | undefined;
};

/** Where a returning browser stands: the payment's status and the order's language. */
export type ReturnState = { readonly status: PaymentStatus; readonly language: Language };

/** Paths to which a provider that says nothing about the payment sends the browser: after a payment, and when the buyer
 *  goes back. */
export const returnPaths = { paid: '/payments/return', canceled: '/payments/canceled' } as const;

export type ReturnRoutesOptions = {
  /** Whether browsers reach the shop over https. */
  readonly isSecure: boolean;
  readonly returnFrom: (request: Return) => ResultAsync<ReturnState, unknown>;
};

/** Returns the routes for browsers that return from a page that adds nothing to the address. The status shown is the
 *  stored one. */
export const returnRoutes = ({ isSecure, returnFrom }: ReturnRoutesOptions): Hono => {
  const answer = async (c: Context, hasCanceled: boolean): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    const ref = c.req.query('ref') ?? '';
    const session = requestCookies(c.req.header('Cookie'), isSecure).checkoutSession();
    const query = (await returnFrom({ ref: orderRef(ref), hasCanceled, session })).match(
      ({ status, language }) => ({ ref, status: String(statusNumber(status)), lang: language }),
      () => ({ ref }),
    );
    return c.redirect(paymentCallbackTarget(new URLSearchParams(query)), 303);
  };
  return new Hono().get(returnPaths.paid, (c) => answer(c, false)).get(returnPaths.canceled, (c) => answer(c, true));
};
