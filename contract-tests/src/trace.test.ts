import { callLineText, parseCapsule } from '@shop/adapters/tracing/capsule';
import { recordingPorts } from '@shop/adapters/tracing/recording';
import { replayingPorts } from '@shop/adapters/tracing/replaying';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodsOf } from './contracts/goods.ts';
import { anna, shopping } from './contracts/shopping.ts';
import { refusal, value, type World } from './contracts/world.ts';
import { worlds } from './contracts/worlds.ts';

type Ports = Pick<World, 'shop' | 'checkout' | 'content'>;
type Pay = World['pay'];

const redacted = { session: 'redacted', cancelId: 'redacted' };

/** A whole purchase with its detours; everything that a port answered on the way, refusals among it. */
const purchase = async (ports: Ports, lists: World['lists'], pay: Pay) => {
  const { shop, checkout, content } = ports;
  const steps = shopping(ports, goodsOf({ shop, lists }));
  const home = await value(content.loadPage('sl', '/'));
  const list = await value(shop.listProducts({ language: 'sl', group: lists.tickets, skip: 0, take: 15 }));
  const missing = await refusal(shop.showProduct('sl', 'nikjer'));
  const { cart, line } = await steps.filledCart(2);
  const change = { cartId: cart.id, itemId: line.id, language: 'sl' } as const;
  const three = await value(shop.changeQuantity({ ...change, quantity: 3 }));
  const tooMany = await refusal(shop.changeQuantity({ ...change, quantity: 21 }));
  const promo = await refusal(shop.applyPromoCode(cart.id, 'NOT-A-CODE'));
  const form = await value(checkout.loadCustomer({ cartId: cart.id, language: 'sl' }));
  const saved = await value(checkout.saveCustomer({ cartId: cart.id, customer: anna, language: 'sl', mtcId: -1 }));
  const session = saved.session === undefined ? {} : { session: saved.session };
  const known = await value(checkout.loadCustomer({ cartId: cart.id, language: 'sl', ...session }));
  const reservable = await value(checkout.checkReservation(cart.id));
  const started = await value(checkout.startPayment({ cartId: cart.id, paymentType: 'payment', ...session }));
  const ref = await pay(started.returnUrl, 'paid');
  const order = await value(checkout.showOrder(ref));
  const afterwards = await refusal(shop.changeQuantity({ ...change, quantity: 1 }));
  return {
    told: { home, list, missing, cart, three, tooMany, promo, form, reservable, ref, afterwards },
    personal: { saved, known, started, order },
  };
};

describe.each(worlds)('a purchase over %s', (_, open) => {
  let world: World;
  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  test('is recorded, and replayed without any shop to the same answers', async () => {
    const { lists, clock, pay } = world;
    const texts: string[] = [];
    const recording = recordingPorts(world, {
      write: (line) => texts.push(callLineText(line)),
      clock: () => performance.now(),
      now: clock.now,
    });
    const real = await purchase(recording, lists, pay);
    expect(real.personal.known.draft).toMatchObject({ firstName: 'Ana', email: 'ana@example.com' });

    const replaying = replayingPorts(parseCapsule(texts.join('\n'))._unsafeUnwrap().calls);
    const replayed = await purchase(replaying, lists, async () => real.told.ref);
    expect(replayed.told).toEqual(real.told);
    expect(replayed.personal).toEqual({
      saved: { session: redacted.session },
      known: {
        ...real.personal.known,
        draft: {
          ...{ firstName: 'Xxx', lastName: 'Žxžxx-Žxxx', email: 'xxx@xxxxxxx.xxx', emailRepeat: 'xxx@xxxxxxx.xxx' },
          ...{ address: 'Xxxxxxxxžxx xxxxx 00', postCode: '0000', city: 'Xxxžxxxxxx', country: 'SI' },
          ...{ phoneNumber: '+000 00 000 000', loyaltyId: '' },
        },
      },
      started: { returnUrl: 'http://shop.invalid/redacted' },
      order: { ...real.personal.order, ...(real.personal.order.cancelId && { cancelId: redacted.cancelId }) },
    });

    const trace = texts.join('\n');
    expect(trace).not.toMatch(/Čuček|ana@example|Zdraviliška cesta 24|40 123 456/);
    expect(trace).not.toContain(real.personal.saved.session ?? 'no session');
    expect(trace).not.toContain(real.personal.started.returnUrl);
    expect(trace).not.toContain(real.personal.order.cancelId ?? 'no cancel id');
  });
});
