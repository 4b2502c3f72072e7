import { Hono } from 'hono';
import { html } from 'hono/html';
import { type StripeAccount, successAddress } from './account.ts';
import type { Checkout, PayerOutcome } from './checkout.ts';

/** The buttons of the page by what they do. Their names are the same in all languages, so that scenarios find them. */
export const payerButtons = {
  paid: 'Pay',
  declined: 'Decline',
  declinedAt3ds: 'Decline at 3DS',
} as const satisfies Record<PayerOutcome, string>;

const languageOf = ({ request: { locale = 'auto' } }: Checkout): string => (locale === 'auto' ? 'en' : locale);

const frame = (language: string, title: string, content: ReturnType<typeof html>) => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${title}</title>
</head>
<body><main>${content}</main></body>
</html>`;

const formPage = (checkout: Checkout) => {
  const { request, amount, intent, id } = checkout;
  const language = languageOf(checkout);
  const name = request.line_items[0].price_data.product_data.name;
  const sum = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(amount / 100);
  const decline = intent?.decline === undefined ? '' : html`<p role="alert" lang="en">Your card was declined.</p>`;
  const buttons = Object.entries(payerButtons).map(
    ([outcome, name]) => html`<button lang="en" name="outcome" value="${outcome}">${name}</button> `,
  );
  const back = request.cancel_url === undefined ? '' : html`<p><a lang="en" href="${request.cancel_url}">Back</a></p>`;
  return frame(
    language,
    name,
    html`<h1>${name}</h1><p>${sum}</p>${decline}<form method="post" action="/c/pay/${id}">${buttons}</form>${back}`,
  );
};

const isOutcome = (value: unknown): value is PayerOutcome =>
  typeof value === 'string' && Object.hasOwn(payerButtons, value);

/** Returns the page where the buyer pays. `beforeReturn`: awaited before the browser goes back to the shop, as Stripe
 *  waits for the webhook's answer. */
export const hostedPage = (account: StripeAccount, beforeReturn: () => Promise<void>): Hono => {
  const notFound = () => frame('en', 'Not found', html`<h1>Something went wrong</h1>`);
  const overPage = (checkout: Checkout) => frame(languageOf(checkout), 'Over', html`<h1>This session has ended</h1>`);

  return new Hono()
    .get('/c/pay/:id', (c) => {
      account.catchUp();
      return account.session(c.req.param('id')).match(
        (checkout) => {
          if (checkout.status === 'complete') return c.redirect(successAddress(checkout), 303);
          return checkout.status === 'open' ? c.html(formPage(checkout)) : c.html(overPage(checkout), 410);
        },
        () => c.html(notFound(), 404),
      );
    })
    .post('/c/pay/:id', async (c) => {
      const { outcome } = await c.req.parseBody();
      if (!isOutcome(outcome)) return c.html(notFound(), 400);
      const id = c.req.param('id');
      const paid = account.pay(id, outcome);
      if (paid.isErr()) return c.html(notFound(), 404);
      await beforeReturn();
      return c.redirect(paid.value.kind === 'complete' ? paid.value.location : `/c/pay/${id}`, 303);
    });
};
