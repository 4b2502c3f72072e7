import { uselessWithout } from '@shop/core/text/needed-together';
import type { Environment } from './environment.ts';

type Settings = Partial<Environment>;

/** Returns whether payments run in the test mode of their provider, in which no money is paid. For a provider
 *  elsewhere a setting decides. */
export const isTestMode = ({ STRIPE_SECRET_KEY, PAYMENTS_TEST, PROVIDER_URL }: Settings): boolean =>
  hasKeyOf('test', STRIPE_SECRET_KEY) || (PROVIDER_URL !== undefined && PAYMENTS_TEST === 'on');

/** Returns whether the settings contain a key of Stripe with which money is paid. */
export const hasLiveKey = ({ STRIPE_SECRET_KEY }: Settings): boolean => hasKeyOf('live', STRIPE_SECRET_KEY);

const hasKeyOf = (mode: 'test' | 'live', key: string | undefined): boolean => key?.split('_')[1] === mode;

const ofStripe = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_URL', 'PAYMENT_MINUTES'] as const;

/** Returns one line about settings of payments that lack or exclude others; else `undefined`. `isOwn`: whether our own
 *  shop runs here. */
export const paymentConflict = (settings: Settings, isOwn: boolean): string | undefined =>
  settings.PAYMENTS === 'stripe' ? stripeConflict(settings) : otherConflict(settings, isOwn);

const stripeConflict = (settings: Settings): string | undefined => {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, PROVIDER_URL, PAYMENT_URL, PAYMENT_SECRET, ONLY } = settings;
  if (PROVIDER_URL !== undefined)
    return 'PAYMENTS=stripe is of no use beside PROVIDER_URL, since the provider takes the payments; allow its payment page with PAYMENT_ORIGINS';
  if (ONLY === 'payments')
    return 'PAYMENTS=stripe is of no use beside ONLY=payments, which is the test bank; take one of them away';
  if (STRIPE_SECRET_KEY === undefined || STRIPE_WEBHOOK_SECRET === undefined)
    return uselessWithout('PAYMENTS=stripe', ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
  if (PAYMENT_URL !== undefined || PAYMENT_SECRET !== undefined)
    return 'PAYMENTS=stripe excludes PAYMENT_URL and PAYMENT_SECRET, which are of another payment page; take one of them away';
  if (!hasLiveKey(settings)) return undefined;
  if (settings.STRIPE_URL !== undefined)
    return 'STRIPE_URL is a stand-in, which must not get a live STRIPE_SECRET_KEY; take it away, or set a test key';
  return settings.PAYMENTS_TEST === undefined
    ? undefined
    : 'PAYMENTS_TEST is of no use beside a live STRIPE_SECRET_KEY; take it away, or set a test key';
};

const otherConflict = (settings: Settings, isOwn: boolean): string | undefined => {
  const { PAYMENT_URL, PAYMENT_SECRET, PAYMENTS_TEST, PROVIDER_URL } = settings;
  const useless =
    ofStripe.find((name) => settings[name] !== undefined) ??
    (PAYMENTS_TEST !== undefined && PROVIDER_URL === undefined ? 'PAYMENTS_TEST' : undefined);
  if (useless !== undefined) return uselessWithout(useless, ['PAYMENTS=stripe']);
  return isOwn && PAYMENT_SECRET !== undefined && PAYMENT_URL === undefined
    ? 'PAYMENT_SECRET is of no use without PAYMENT_URL, since the payment page beside the shop takes no money; set both, or neither'
    : undefined;
};
