import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMailSink } from '@shop/adapters/papers/mail/testing/mail-sink';
import { openStripeStandIn } from '@shop/adapters/payment/stripe/testing/stripe-stand-in';
import { systemClock } from '@shop/adapters/platform/clock/clocks';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { expect, onTestFinished, test } from 'vitest';
import { runToEnd } from './terminal.ts';
import { startBuiltShop } from './testing/built-shop.ts';

type Doctor = {
  readonly points: readonly { readonly point: string; readonly state: string; readonly finding: string }[];
};

const secretKey = 'sk_test_0123456789abcdef';
const webhookSecret = 'whsec_0123456789abcdef';

/** Starts the servers that a shop's settings name, and returns these settings. */
const standIns = async () => {
  const folder = temporaryFolder();
  const stripe = await openStripeStandIn({ clock: systemClock(), secretKey, webhookSecret });
  const mail = await openMailSink({ port: 0, folder: join(folder, 'mails'), onMail: () => undefined });
  onTestFinished(async () => {
    await stripe.close();
    await mail.close();
  });
  return {
    DATA_DIR: join(folder, 'data'),
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_URL: stripe.url,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'Terme Jutro <shop@jutro.example>',
    OFFICE_TOKENS: 'mojca:z9Lm-64hj-20kd-7f',
    DOOR_TOKENS: 'entrance:k7Qw-21xz-77ab-9m',
  };
};

test('doctor tries the servers of the settings and the running shop, and says what is not the shop’s own', async () => {
  const settings = await standIns();
  // Signatures of events end after five minutes, so the shop has the time of its doctor.
  const shop = await startBuiltShop({ ...settings, OPERATIONS_PORT: '0', SHOP_AT: '' });
  const file = join(temporaryFolder(), 'shop.env');
  const lines = Object.entries({
    ...settings,
    PUBLIC_ORIGIN: shop.origin,
    CLIENT_ADDRESS_HEADER: 'X-Forwarded-For',
    OPERATIONS_PORT: new URL(shop.operations ?? '').port,
    DOOR_TOKENS: 'entrance:p2Rt-83vb-45ws-1c',
    SELLER_VAT_ID: 'SI12345678',
  }).map(([name, value]) => `${name}="${value}"`);
  writeFileSync(file, ['# settings', ...lines].join('\n'));
  const { code, out } = await runToEnd('cli/bin/shop.mjs', ['doctor', '--json', '--settings', file], {
    SHOP_JAR: join(temporaryFolder(), 'jar.json'),
  });
  const { points }: Doctor = JSON.parse(out);
  expect(Object.fromEntries(points.map(({ point, state, finding }) => [point, `${state} ${finding}`]))).toEqual({
    settings: 'bad refused',
    seller: 'bad wrong',
    vat: 'notTried notTried',
    contact: 'bad sample',
    payments: 'good good',
    webhook: 'good good',
    money: 'notTried testKey',
    mail: 'good good',
    mailbox: 'notTried notTried',
    address: 'bad plain',
    certificate: 'notTried noAnswer',
    proxy: 'bad missing',
    office: 'good good',
    door: 'bad refused',
    database: 'good good',
    catalog: 'bad unchanged',
    content: 'bad sample',
    backup: 'bad none',
    restore: 'notTried notTried',
    metrics: 'good good',
    alerts: 'notTried notTried',
  });
  expect(code).toBe(3);
});
