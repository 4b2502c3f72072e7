import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { describe, expect, onTestFinished, test } from 'vitest';
import { aStripeSession, standInClient } from './stand-in-client.ts';

/** Listens as a shop does. Returns the address and the verified events so far. */
const openWebhook = async (secret: string, now: () => number) => {
  const received: Stripe.Event[] = [];
  const server = createServer(async (request, response) => {
    const signature = request.headers['stripe-signature'] ?? '';
    received.push(Stripe.webhooks.constructEvent(await text(request), signature, secret, 300, undefined, now()));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return { received, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hook` };
};

const hooked = async () => {
  const host = await standInClient();
  const webhook = await openWebhook(host.standIn.webhookSecret, host.time.clock.now);
  host.standIn.events.deliverTo(webhook.url);
  const { id, url } = await host.stripe.checkout.sessions.create(aStripeSession(host.time.clock.now()));
  const types = async (): Promise<readonly string[]> => {
    await host.standIn.events.delivered();
    return webhook.received.map(({ type }) => type);
  };
  return { ...host, ...webhook, id, page: url ?? '', types };
};

describe('Events', () => {
  test('of a payment arrive signed before the buyer returns', async () => {
    const { standIn, page, received, id } = await hooked();
    await standIn.pay(page, 'declined');
    await standIn.pay(page);
    expect(received).toMatchObject([
      { type: 'payment_intent.payment_failed', livemode: false },
      { type: 'checkout.session.completed', data: { object: { id, status: 'complete' } } },
    ]);
  });

  test('report a session that expired by itself', async () => {
    const { standIn, time, types } = await hooked();
    time.move(35 * 60 * 1000);
    standIn.catchUp();
    expect(await types()).toEqual(['checkout.session.expired']);
  });

  test('report refunds', async () => {
    const { standIn, page, stripe, id, types } = await hooked();
    await standIn.pay(page);
    const { payment_intent } = await stripe.checkout.sessions.retrieve(id);
    await stripe.refunds.create({ payment_intent: String(payment_intent), amount: 100 });
    expect((await types()).slice(1).toSorted()).toEqual(['charge.refunded', 'refund.created', 'refund.updated']);
  });

  test('are sent again, late and to another address as a test wants', async () => {
    const { standIn, page, received, url, time } = await hooked();
    standIn.events.deliverTo(undefined);
    await standIn.pay(page);
    expect(received).toEqual([]);
    time.move(3600 * 1000);
    const [logged] = standIn.events.log();
    if (logged === undefined) throw new Error('there is no event');
    expect([await standIn.events.send(logged.event, url), await standIn.events.send(logged.event, url)]).toEqual([
      200, 200,
    ]);
    expect(received.map(({ id }) => id)).toEqual([logged.event.id, logged.event.id]);
    expect(standIn.events.log()).toMatchObject([{ statuses: [200, 200] }]);
  });

  test('can be signed at another time', async () => {
    const { standIn, page, time } = await hooked();
    await standIn.pay(page);
    const [logged] = standIn.events.log();
    if (logged === undefined) throw new Error('there is no event');
    const { body, headers } = standIn.events.signed(logged.event, Math.floor(time.clock.now() / 1000) - 301);
    const read = () =>
      Stripe.webhooks.constructEvent(
        body,
        headers['stripe-signature'] ?? '',
        standIn.webhookSecret,
        300,
        undefined,
        time.clock.now(),
      );
    expect(read).toThrow('Timestamp outside the tolerance zone');
  });
});
