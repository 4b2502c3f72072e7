import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type PaymentStatus, statusNumber } from '@shop/core/checkout/payment';
import { languageOr } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { type Context, Hono } from 'hono';
import type { Result } from 'neverthrow';
import * as z from 'zod/mini';
import { sourcePath } from '../../platform/files/source-path.ts';
import { bodyFaultStatus, formBody } from '../../wire/codec/body-text.ts';
import type { AttemptsError } from './attempt-store.ts';
import { cardFields, checkCard } from './card-form.ts';
import { cardView, confirmView, expiredView, faultView, type Markup, type PaymentSummary } from './page-views.ts';
import type { PaymentProcessor } from './payment-processor.ts';
import type { PaymentRecord } from './payment-record.ts';
import type { CardOutcome } from './test-cards.ts';

const pageStyleFile = sourcePath('payment/test-bank/page.css');

const statusOf = ({ outcome }: PaymentRecord): PaymentStatus => {
  switch (outcome.state) {
    case 'open':
      return 'initializing';
    case 'canceled':
    case 'expired':
    case 'refunded':
      return 'canceled';
    case 'declined':
      return 'error';
    case 'authorized':
    case 'captured':
      return 'completed';
  }
};

/** Returns the shop's address with `ref`, `status` and `lang`, for the buyer's browser. An unsigned hint. */
const returnAddress = (record: PaymentRecord): string => {
  const { returnUrl, orderRef, language } = record.session;
  const address = new URL(returnUrl);
  address.searchParams.set('ref', orderRef);
  address.searchParams.set('status', String(statusNumber(statusOf(record))));
  address.searchParams.set('lang', language);
  return address.href;
};

export type CardPagesOptions = {
  readonly processor: PaymentProcessor;
  readonly clock: ClockPort;
  /** Milliseconds that the slow test card takes. */
  readonly slowAnswer: number;
  /** Awaited before a buyer who has paid or given up returns to the shop. */
  readonly beforeReturn: (record: PaymentRecord) => Promise<void>;
};

const security = (shopOrigin: string): string =>
  `default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${shopOrigin}`;

type Form = ReadonlyMap<string, string>;

/** Returns the buyer's pages, which work without script. They can be mounted under any path: links are relative to
 *  the request's path. */
export const cardPages = ({ processor, clock, slowAnswer, beforeReturn }: CardPagesOptions): Hono => {
  const baseOf = (c: Context): string => c.req.path.slice(0, c.req.path.lastIndexOf('/pay/'));

  const show = (c: Context, view: Markup, status: 200 | 404 | 422 | 503, shopAddress?: string) => {
    c.header('Content-Security-Policy', security(shopAddress === undefined ? '' : new URL(shopAddress).origin));
    return c.html(view, status);
  };

  const summaryOf = (c: Context, { session }: PaymentRecord): PaymentSummary => ({
    language: session.language,
    base: baseOf(c),
    token: session.token,
    orderNumber: session.orderNumber,
    amount: euroText(session.amount, session.language),
    holdOnly: session.paymentType === 'preauthorization',
  });

  const onward = async (c: Context, record: PaymentRecord): Promise<Response> => {
    await beforeReturn(record);
    return c.redirect(returnAddress(record), 303);
  };

  const unavailable = (c: Context) => show(c, faultView('unavailable', languageOr(undefined), baseOf(c)), 503);

  /** Finds the session of the address. A session that has ended leads back to the shop, so that reload and back are
   *  safe. */
  const withOpen = (
    c: Context,
    token: string,
    act: (record: PaymentRecord) => Response | Promise<Response>,
  ): Response | Promise<Response> =>
    processor.findPage(token).match<Response | Promise<Response>>(
      (record) => {
        if (record === undefined) return show(c, faultView('notFound', languageOr(undefined), baseOf(c)), 404);
        if (record.outcome.state === 'open') return act(record);
        if (record.outcome.state !== 'expired') return onward(c, record);
        const address = returnAddress(record);
        return show(c, expiredView(record.session.language, baseOf(c), address), 200, address);
      },
      () => unavailable(c),
    );

  /** Reads the form before looking for the session, because the session may end while the form arrives. */
  const withForm = async (
    c: Context,
    token: string,
    act: (record: PaymentRecord, form: Form) => Response | Promise<Response>,
  ): Promise<Response> => {
    const form = await formBody(c.req.raw);
    if (form.isErr()) return c.text('This form cannot be read.', bodyFaultStatus(form.error));
    return withOpen(c, token, (record) => act(record, form.value));
  };

  const finish = (c: Context, result: Result<PaymentRecord, AttemptsError>): Response | Promise<Response> =>
    result.match<Response | Promise<Response>>(
      (record) => onward(c, record),
      () => unavailable(c),
    );

  const answerCard = async (c: Context, record: PaymentRecord, outcome: CardOutcome): Promise<Response> => {
    switch (outcome) {
      case 'paid':
        return finish(c, processor.accept(record));
      case 'declined':
        return finish(c, processor.decline(record));
      case 'challenged':
        return processor.challenge(record).match(
          () => c.redirect(`${baseOf(c)}/pay/${record.session.token}`, 303),
          () => unavailable(c),
        );
      case 'slow':
        await wait(slowAnswer);
        return finish(c, processor.accept(record));
    }
  };

  return new Hono()
    .use(async (c, next) => {
      await next();
      c.header('Cache-Control', 'no-store');
      c.header('Referrer-Policy', 'same-origin');
      c.header('X-Content-Type-Options', 'nosniff');
    })
    .get('/style.css', async (c) =>
      c.body(await readFile(pageStyleFile, 'utf8'), 200, { 'content-type': 'text/css; charset=utf-8' }),
    )
    .get('/pay/:token', (c) =>
      withOpen(c, c.req.param('token'), (record) => {
        const summary = summaryOf(c, record);
        const view = record.challenged ? confirmView(summary) : cardView(summary, z.parse(cardFields, {}), {});
        return show(c, view, 200, record.session.returnUrl);
      }),
    )
    .post('/pay/:token', (c) =>
      withForm(c, c.req.param('token'), (record, form) => {
        const typed = z.parse(cardFields, Object.fromEntries(form));
        return checkCard(typed, clock.today()).match(
          (outcome) => answerCard(c, record, outcome),
          (errors) => show(c, cardView(summaryOf(c, record), typed, errors), 422, record.session.returnUrl),
        );
      }),
    )
    .post('/pay/:token/confirm', (c) =>
      withForm(c, c.req.param('token'), (record) =>
        record.challenged
          ? finish(c, processor.accept(record))
          : c.redirect(`${baseOf(c)}/pay/${record.session.token}`, 303),
      ),
    )
    .post('/pay/:token/cancel', (c) =>
      withForm(c, c.req.param('token'), (record) => finish(c, processor.cancel(record))),
    );
};
