import type { Instant } from '@shop/core/dates/instant';
import type { Reply } from '@shop/core/go-live/facts';
import { Stripe } from 'stripe';
import type { FetchFunction } from '../client/provider-api.ts';
import { stripeWebhookPath } from './stripe-routes.ts';

const stripeAddress = 'https://api.stripe.com';

/** Milliseconds for an answer. */
const deadline = 10_000;

const statusOf = async (fetch: FetchFunction, url: string, init: RequestInit): Promise<number | undefined> => {
  try {
    return (await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(deadline) })).status;
  } catch {
    return undefined;
  }
};

/** Tries a key at Stripe by reading a session that does not exist. `refused`: the key is wrong, or may not read
 *  sessions. */
export const tryStripeKey = async (
  { secretKey, address = stripeAddress }: { readonly secretKey: string; readonly address?: string | undefined },
  fetch: FetchFunction,
): Promise<Reply> => {
  const url = `${address}/v1/checkout/sessions/cs_${secretKey.includes('_live_') ? 'live' : 'test'}_shop_doctor`;
  const status = await statusOf(fetch, url, { headers: { Authorization: `Bearer ${secretKey}` } });
  if (status === 401 || status === 403) return 'refused';
  return status === 404 ? 'accepted' : 'silent';
};

/** Tries the shop's webhook at its public address with a signed event about no payment, which changes nothing.
 *  `refused`: the shop has another signing secret. */
export const tryStripeWebhook = async (
  { origin, webhookSecret, now }: { readonly origin: string; readonly webhookSecret: string; readonly now: Instant },
  fetch: FetchFunction,
): Promise<Reply> => {
  const created = Math.floor(now / 1000);
  const event = { id: 'evt_shop_doctor', created, livemode: false, data: { object: { object: 'shop_doctor' } } };
  const body = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: webhookSecret,
    timestamp: created,
  });
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
  const status = await statusOf(fetch, `${origin}${stripeWebhookPath}`, { method: 'POST', headers, body });
  if (status === 401) return 'refused';
  return status === 204 ? 'accepted' : 'silent';
};
