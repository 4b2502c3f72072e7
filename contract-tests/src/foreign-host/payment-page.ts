import { pageTranslations } from '@shop/adapters/payment/test-bank/translations';
import { Hono } from 'hono';
import type { CheckoutCalls, Payment } from './checkout-calls.ts';
import type { Dialect } from './dialect.ts';

/** Status numbers in the return address. */
const numbers = { canceled: 2, declined: 3, paid: 4 } as const;

/** Labels of a card form, as the visitors of scenarios look for them. */
const words = pageTranslations.sl;

const formOf = ({ ref, amount }: Payment): string => `<!DOCTYPE html>
<html lang="sl"><title>Plačilo</title><h1>Banka ob jezeru</h1><p>${(amount / 100).toFixed(2)} EUR</p>
<form method="post" action="/placilo/${ref}">
<label>${words.number} <input name="number" required></label>
<label>${words.expiry} <input name="expiry"></label><label>${words.cvc} <input name="cvc"></label>
<label>${words.holder} <input name="holder"></label><button>${words.pay}</button></form>
<form method="post" action="/placilo/${ref}/preklic"><button>Prekliči</button></form></html>`;

/** The host's own payment page, which sends the buyer back to the shop. A card number that ends in 0002 is declined,
 *  every other one pays. */
export const paymentPage = (checkout: CheckoutCalls, { id }: Pick<Dialect, 'id'>, shopOrigin: () => string): Hono => {
  const page = new Hono();
  const back = ({ ref }: Payment, state: keyof typeof numbers): string =>
    `${shopOrigin()}/shopPaymentCallback?ref=${id(ref)}&status=${numbers[state]}&lang=sl`;

  const end = (payment: Payment | undefined, state: keyof typeof numbers): Response => {
    if (payment?.state !== 'open') return new Response(null, { status: 410 });
    checkout.settle(payment, state);
    return new Response(null, { status: 303, headers: { Location: back(payment, state) } });
  };

  page.get('/placilo/:ref', ({ req, html }) => {
    const payment = checkout.payment(req.param('ref'));
    return payment?.state === 'open' ? html(formOf(payment)) : html('<p>To plačilo je zaključeno.</p>', 410);
  });
  page.post('/placilo/:ref', async ({ req }) => {
    const { number } = await req.parseBody();
    return end(checkout.payment(req.param('ref')), String(number).endsWith('0002') ? 'declined' : 'paid');
  });
  page.post('/placilo/:ref/preklic', ({ req }) => end(checkout.payment(req.param('ref')), 'canceled'));
  return page;
};
