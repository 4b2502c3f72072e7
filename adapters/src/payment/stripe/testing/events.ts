import Stripe from 'stripe';
import type { Checkout, EventType } from './checkout.ts';
import { chargeForm, intentForm, refundForm } from './intent-forms.ts';
import { type FormContext, sessionForm } from './session-form.ts';

/** An event in the log. `statuses`: the answers to its deliveries, 0 for none. */
export type LoggedEvent = { readonly event: Stripe.Event; readonly statuses: readonly number[] };

/** A signed event as it is sent to a webhook. */
export type SignedEvent = { readonly body: string; readonly headers: Readonly<Record<string, string>> };

/** Milliseconds for which Stripe waits for a webhook's answer. */
const webhookTimeoutMs = 10_000;

const eventOf = (
  type: EventType,
  checkout: Checkout,
  context: FormContext,
  about: { readonly id: string; readonly created: number },
): Stripe.Event | undefined => {
  const { intent } = checkout;
  const base = {
    ...about,
    object: 'event' as const,
    api_version: Stripe.API_VERSION,
    livemode: context.livemode,
    pending_webhooks: 1,
    request: null,
  };
  switch (type) {
    case 'checkout.session.completed':
      return { ...base, type, data: { object: sessionForm(checkout, context) } };
    case 'checkout.session.expired':
      return { ...base, type, data: { object: sessionForm(checkout, context) } };
    case 'payment_intent.canceled':
      return intent && { ...base, type, data: { object: intentForm(checkout, intent, context) } };
    case 'payment_intent.payment_failed':
      return intent && { ...base, type, data: { object: intentForm(checkout, intent, context) } };
    case 'charge.expired':
      return (
        intent?.charge && { ...base, type, data: { object: chargeForm(checkout, intent, intent.charge, context) } }
      );
    case 'charge.refunded':
      return (
        intent?.charge && { ...base, type, data: { object: chargeForm(checkout, intent, intent.charge, context) } }
      );
    case 'refund.created':
    case 'refund.updated': {
      const refund = checkout.refunds.at(-1);
      return intent && refund && { ...base, type, data: { object: refundForm(intent, refund) } };
    }
  }
};

export type EventLogOptions = {
  readonly secret: string;
  /** Seconds since the epoch. */
  readonly now: () => number;
  readonly context: () => FormContext;
};

/** Returns the log of events and their delivery to a webhook, signed and without repeats. */
export const eventLog = ({ secret, now, context }: EventLogOptions) => {
  const entries = new Map<string, LoggedEvent>();
  const deliveries = new Set<Promise<number>>();
  let webhook: string | undefined;

  const signed = (event: Stripe.Event, at: number = now()): SignedEvent => {
    const payload = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at });
    return { body: payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
  };

  const post = async (event: Stripe.Event, url: string): Promise<number> => {
    const signal = AbortSignal.timeout(webhookTimeoutMs);
    const answer = await fetch(url, { method: 'POST', ...signed(event), signal }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    const status = answer?.status ?? 0;
    entries.set(event.id, { event, statuses: [...(entries.get(event.id)?.statuses ?? []), status] });
    return status;
  };

  const send = (event: Stripe.Event, url: string | undefined = webhook): Promise<number> => {
    if (url === undefined) return Promise.resolve(0);
    const delivery = post(event, url);
    deliveries.add(delivery);
    void delivery.finally(() => deliveries.delete(delivery));
    return delivery;
  };

  return {
    /** Logs an event and sends it if there is a webhook. */
    add: (type: EventType, checkout: Checkout): void => {
      const id = `evt_${entries.size + 1}_${checkout.id}`;
      const event = eventOf(type, checkout, context(), { id, created: now() });
      if (event === undefined) return;
      entries.set(id, { event, statuses: [] });
      void send(event);
    },
    /** Sets the webhook's address for later events; undefined: events are logged only. */
    deliverTo: (url: string | undefined): void => {
      webhook = url;
    },
    /** Returns all events in their order. */
    log: (): readonly LoggedEvent[] => [...entries.values()],
    /** Sends an event, also again, to the webhook or another address. Returns the status, 0 without an answer. */
    send,
    /** Returns an event as it is sent, signed now or at a time in seconds. */
    signed,
    /** Waits until all events that are being sent have an answer. */
    delivered: async (): Promise<void> => {
      await Promise.all(deliveries);
    },
  };
};

export type EventLog = ReturnType<typeof eventLog>;
