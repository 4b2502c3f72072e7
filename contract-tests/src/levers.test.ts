import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portsOver } from '@shop/adapters/calls/ports-over';
import { fetchTransport } from '@shop/adapters/client/fetch-transport';
import { openLevers } from '@shop/adapters/levers/lever-board';
import { leveredPorts } from '@shop/adapters/levers/levered-ports';
import { cryptoRandom } from '@shop/adapters/random/crypto-random';
import type { CartId } from '@shop/core/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodsOf, type TicketDay } from './contracts/goods.ts';
import { shopping } from './contracts/shopping.ts';
import { demanded, refusal, value, type World } from './contracts/world.ts';
import { worlds } from './contracts/worlds.ts';
import { builtShop } from './testing/built-shop.ts';

type Ports = Pick<World, 'shop' | 'checkout' | 'content'>;

const lists = { tickets: 'poolTickets', giftCards: 'giftVouchers' };
const folder = mkdtempSync(join(tmpdir(), 'shop-levers-'));

/** Levers that are pulled by writing their file anew. */
const leverFile = (name: string) => {
  const file = join(folder, name);
  const pull = (...levers: readonly string[]) =>
    writeFileSync(
      file,
      ['levers:', ...levers.map((lever) => `  - ${lever}`), ''].join(levers.length > 0 ? '\n' : ' []\n'),
    );
  pull();
  return { file, pull };
};

const inProcess = () => {
  const { file, pull } = leverFile('in-process.yaml');
  const waited: number[] = [];
  let world: World | undefined;
  let ports: Ports | undefined;
  beforeAll(async () => {
    const [, open] = worlds.find(([name]) => name.includes('memory')) ?? demanded('a world in memory');
    world = await open();
    const clock = {
      now: () => demanded('the moment'),
      today: () => world?.today ?? demanded('today'),
      zone: 'Europe/Ljubljana',
    };
    const board = openLevers(file, demanded)._unsafeUnwrap();
    const wait = async (milliseconds: number) => void waited.push(milliseconds);
    ports = leveredPorts(world, { board, clock, random: cryptoRandom, wait });
  });
  afterAll(() => world?.close());
  return { pull, ports: () => ports ?? demanded('ports'), expectSlow: async () => expect(waited).toEqual([20_000]) };
};

const throughServer = () => {
  const { file, pull } = leverFile('server.yaml');
  const shop = builtShop({ LEVERS: file });
  const ports = (timeoutMs = 30_000): Ports => {
    const calls = portsOver(fetchTransport({ baseUrl: shop.origin, fetch, timeoutMs }));
    return { shop: calls, checkout: calls, content: calls };
  };
  const expectSlow = async () => {
    const asked = ports(300).shop.listCategories('sl');
    expect(await refusal(asked)).toEqual({ kind: 'unreachable', cause: 'timeout' });
  };
  return { pull, ports, expectSlow };
};

describe.each([
  ['in process', inProcess],
  ['through a server, by HTTP', throughServer],
] as const)('levers pulled %s', (way, open) => {
  const { pull, ports, expectSlow } = open();
  const steps = () => {
    const goods = goodsOf({ shop: ports().shop, lists });
    const shopped = shopping(ports(), goods);
    const anotherOf = async (day: TicketDay) => {
      const lines = [{ priceListId: (await goods.single(day)).id, quantity: 1 }];
      return (cartId: CartId) => shopped.add(day, lines, cartId);
    };
    return { ...shopped, anotherOf };
  };

  it('a code on the second time that a call is asked', async () => {
    pull('{ call: addTicket, asked: 2, refuse: Shop.AddTicketToCart.CapacityFull, details: { left: 3 } }');
    const { anotherOf, filledCart, placesLeft } = steps();
    const { cart, day } = await filledCart(1);
    const [addOne, left] = [await anotherOf(day), await placesLeft(day)];
    expect(await refusal(addOne(cart.id))).toEqual({ kind: 'capacityFull', left: 3 });
    expect(await placesLeft(day)).toBe(left);
    expect((await addOne(cart.id)).isOk()).toBe(true);
  });

  it('a host out of reach does nothing, one whose answer is lost or half has done it', async () => {
    const { filledCart, load } = steps();
    pull();
    const { cart, line } = await filledCart(1);
    pull(
      '{ call: changeQuantity, asked: 1, outOfReach: network }',
      '{ call: changeQuantity, asked: 2, answer: half }',
      '{ call: changeQuantity, asked: 3, answer: lost }',
    );
    const change = (quantity: number) =>
      refusal(ports().shop.changeQuantity({ cartId: cart.id, itemId: line.id, quantity, language: 'sl' }));
    const quantity = async () => (await load(cart.id)).itemsCount;
    expect([await change(2), await quantity()]).toEqual([{ kind: 'unreachable', cause: 'network' }, 1]);
    expect([await change(3), await quantity()]).toEqual([{ kind: 'unreachable', cause: 'malformed' }, 3]);
    expect([await change(4), await quantity()]).toEqual([{ kind: 'unreachable', cause: 'timeout' }, 4]);
  });

  it('other visitors take all places of a day between two steps', async () => {
    pull();
    const { filledCart, anotherOf, placesLeft } = steps();
    const { cart, day } = await filledCart(2);
    const addOne = await anotherOf(day);
    pull(`{ call: applyPromoCode, soldOut: { product: ${day.ticket.id}, day: ${day.date} } }`);
    expect(await placesLeft(day)).toBeGreaterThan(0);
    await value(ports().shop.applyPromoCode(cart.id, 'DOBRODOSLI10'));
    expect(await placesLeft(day)).toBe(0);
    expect(await refusal(addOne(cart.id))).toEqual({ kind: 'capacityFull', left: 0 });
  });

  it('places that nobody sells are told as a mistake of the levers', async () => {
    pull('{ call: listCategories, soldOut: { product: nothing, day: +3 } }');
    expect(await refusal(ports().shop.listCategories('sl'))).toMatchObject({ field: 'soldOut of the levers' });
  });

  it('content half empty', async () => {
    // In languages of their own, since a site keeps for a while what it was told.
    pull();
    const { content } = ports();
    const whole = { page: await value(content.loadPage('de', '/de')), site: await value(content.loadSite('de')) };
    pull('{ call: [loadPage, loadSite], answer: halfEmpty }');
    const half = { page: await value(content.loadPage('hr', '/hr')), site: await value(content.loadSite('hr')) };
    expect(half.page.sections).toHaveLength(Math.ceil(whole.page.sections.length / 2));
    expect(half.page.sections.length).toBeLessThan(whole.page.sections.length);
    expect(half.site.footer.columns).toHaveLength(Math.ceil(whole.site.footer.columns.length / 2));
  });

  it('a slow answer', async () => {
    pull('{ call: listCategories, slow: 20000 }');
    if (way === 'in process') await value(ports().shop.listCategories('sl'));
    await expectSlow();
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));
