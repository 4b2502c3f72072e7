import { trySmtp } from '@shop/adapters/papers/mail/try-smtp';
import { tryBridge } from '@shop/adapters/payment/client/try-bridge';
import { tryStripeKey, tryStripeWebhook } from '@shop/adapters/payment/stripe/try-stripe';
import type { AddressFacts, GoLiveFacts, PaymentFacts } from '@shop/core/go-live/facts';
import { smtpServerOf } from '@shop/core/paths/mail-addresses';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { Terminal } from '../../terminal.ts';

type Settings = Terminal['env'];

const missingOf = (settings: Settings, names: readonly string[]): readonly string[] =>
  names.filter((name) => !settings[name]);

/** Tries who takes the money, and the way of Stripe's events to the shop. */
export const paymentFacts = async (
  settings: Settings,
  { origin, reply }: AddressFacts,
  { fetch, clock }: Pick<Terminal, 'fetch'> & { readonly clock: ClockPort },
): Promise<PaymentFacts> => {
  const { PAYMENTS, PAYMENT_URL: url, PAYMENT_SECRET: secret, STRIPE_URL } = settings;
  if (PAYMENTS === 'stripe') {
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
    if (!secretKey || !webhookSecret)
      return { by: 'incomplete', missing: missingOf(settings, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']) };
    const canAsk = origin !== undefined && reply === 'ready';
    return {
      by: 'stripe',
      isTest: secretKey.includes('_test_'),
      reply: await tryStripeKey({ secretKey, address: STRIPE_URL || undefined }, fetch),
      webhook: canAsk ? await tryStripeWebhook({ origin, webhookSecret, now: clock.now() }, fetch) : undefined,
    };
  }
  if (!url) return { by: 'testBank' };
  if (!secret) return { by: 'incomplete', missing: ['PAYMENT_SECRET'] };
  return { by: 'bridge', reply: await tryBridge({ url: url.replace(/\/+$/, ''), secret, clock }, fetch) };
};

/** Tries the mail server of the settings. */
export const mailFacts = async (settings: Settings): Promise<GoLiveFacts['mail']> => {
  const server = smtpServerOf(URL.parse(settings.SMTP_URL ?? ''));
  const missing = missingOf(settings, ['SMTP_URL', 'MAIL_FROM']);
  return { missing, reply: server === undefined ? 'silent' : await trySmtp(server) };
};
