import { resolve } from 'node:path';
import { openMailSink } from '@shop/adapters/papers/mail/testing/mail-sink';
import { stripeWebhookPath } from '@shop/adapters/payment/stripe/stripe-routes';
import { openStripeStandIn } from '@shop/adapters/payment/stripe/testing/stripe-stand-in';
import { systemClock } from '@shop/adapters/platform/clock/clocks';
import { isLoopback } from '@shop/core/paths/loopback';

/** `npm run stand-ins -- SETTINGS MAILS`: plays the servers of a shop's settings on this machine, until it is stopped:
 *  Stripe at `STRIPE_URL`, which moves no money, and a mail server at `SMTP_URL`, which writes mails into the folder
 *  MAILS and sends none. Events go to the shop's `PUBLIC_ORIGIN`. */
const [file, mails = 'mails'] = process.argv.slice(2);
const from = process.env.INIT_CWD ?? process.cwd();

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(2);
};

if (file === undefined) fail('name the settings of the shop: npm run stand-ins -- shop.env mails');
else process.loadEnvFile(resolve(from, file));

/** Returns the port of a setting that leads to this machine. */
const portOf = (name: string): number => {
  const url = URL.parse(process.env[name] ?? '');
  if (url === null || !isLoopback(url) || url.port === '')
    return fail(`${name} must be an address of this machine with its port, such as 127.0.0.1:4242`);
  return Number(url.port);
};

const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_WEBHOOK_SECRET: webhookSecret = '', PUBLIC_ORIGIN } = process.env;
if (!/^[rs]k_test_/.test(secretKey)) fail('STRIPE_SECRET_KEY must be a test key; a live one is for Stripe alone');
if (webhookSecret === '' || !PUBLIC_ORIGIN) fail('STRIPE_WEBHOOK_SECRET and PUBLIC_ORIGIN must be set');

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const stripe = await openStripeStandIn({
  clock: systemClock(),
  port: portOf('STRIPE_URL'),
  secretKey,
  webhookSecret,
  webhookUrl: `${PUBLIC_ORIGIN}${stripeWebhookPath}`,
});
const folder = resolve(from, mails);
const sink = await openMailSink({ port: portOf('SMTP_URL'), folder, onMail: (mail) => print(`mail  ${mail}`) });

print(`Stripe's stand-in is at ${stripe.url}, its events go to ${PUBLIC_ORIGIN}${stripeWebhookPath}`);
print(`the mail server is at smtp://127.0.0.1:${sink.port}, mails go to ${folder}`);

const stop = async (): Promise<void> => {
  await Promise.all([stripe.close(), sink.close()]);
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());
