import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { cartId, clientSecret, idempotencyKey } from '../ids.ts';
import { aDay, aPriceList, aTicket, aTicketQuote } from '../testing/builders.ts';
import { memoryCookies } from '../testing/memory-cookies.ts';
import { stubRandom, stubShop } from '../testing/stub-ports.ts';
import { cartUseCases } from './cart-use-cases.ts';
import type { TicketOrder } from './orders.ts';
import type { AddTicketError, ShopPort } from './shop-port.ts';
import type { TicketSelection } from './ticket-selection.ts';

const old = cartId('old');
const fresh = cartId('fresh');
const secret = clientSecret('secret');
const random = stubRandom({ token: () => 'key-1', secret: () => 'key-1' });
const selection = (given: Partial<TicketSelection> = {}): TicketSelection => ({
  ticket: aTicket(),
  language: 'sl',
  date: aDay,
  choices: [{ priceListId: aPriceList().id, quantity: 2 }],
  quote: aTicketQuote({ ticketsAvailable: 2 }),
  ...given,
});

/** Notes what the shop is sent, and answers in turn. */
const shopAnswering = (...answers: readonly ReturnType<ShopPort['addTicket']>[]) => {
  const sent: { order: TicketOrder; key: string }[] = [];
  const shop = stubShop({
    addTicket: (order, key) => {
      sent.push({ order, key });
      const answer = answers[sent.length - 1];
      if (answer === undefined) throw new Error('asked once too often');
      return answer;
    },
  });
  return { shop, sent };
};
const added = (id: typeof fresh) => okAsync({ cartId: id, upsells: [] });
const refused = (error: AddTicketError) => errAsync(error);

describe('adding a ticket', () => {
  it('without a cart makes one and remembers it', async () => {
    const { shop, sent } = shopAnswering(added(fresh));
    const cookies = memoryCookies();
    const result = await cartUseCases({ shop, cookies, random }).addTicket(selection());
    expect(result._unsafeUnwrap().cartId).toBe(fresh);
    expect(sent.map(({ key }) => key)).toEqual(['key-1']);
    expect(sent[0]?.order).not.toHaveProperty('cartId');
    expect(cookies.jar().cartId).toBe(fresh);
  });

  it('is sent under a secret that was kept before, and keeps it', async () => {
    const cookies = memoryCookies();
    const seen: unknown[] = [];
    const shop = stubShop({
      addTicket: (_order, _key, client) => {
        seen.push(client, cookies.jar().clientSecret);
        return errAsync({ kind: 'unreachable', cause: 'timeout' });
      },
    });
    const tokens = ['secret', 'key'];
    const add = cartUseCases({
      shop,
      cookies,
      random: stubRandom({ token: () => tokens.pop() ?? 'no more', secret: () => tokens.pop() ?? 'no more' }),
    }).addTicket;
    await add(selection());
    await add(selection(), idempotencyKey('key'));
    expect(seen).toEqual(['secret', 'secret', 'secret', 'secret']);
  });

  it('goes into the cart of the cookie, which is not written again', async () => {
    const { shop, sent } = shopAnswering(added(old));
    const cookies = memoryCookies({ cartId: old, clientSecret: secret });
    await cartUseCases({ shop, cookies, random }).addTicket(selection());
    expect(sent[0]?.order).toEqual({
      cartId: old,
      productId: 'termalija',
      language: 'sl',
      period: { type: 'day', date: aDay },
      lines: [{ priceListId: 'adult', quantity: 2 }],
    });
    expect(cookies.writes()).toBe(0);
  });

  it('remembers a cart that differs from the one of the cookie (R-STATE-13)', async () => {
    const cookies = memoryCookies({ cartId: old, clientSecret: secret });
    await cartUseCases({ shop: shopAnswering(added(fresh)).shop, cookies, random }).addTicket(selection());
    expect(cookies.jar().cartId).toBe(fresh);
  });

  it('tried again with the key of the first try sends that key', async () => {
    const { shop, sent } = shopAnswering(added(old));
    const add = cartUseCases({
      shop,
      cookies: memoryCookies({ clientSecret: secret }),
      random: stubRandom(),
    }).addTicket;
    await add(selection(), idempotencyKey('first-try'));
    expect(sent[0]?.key).toBe('first-try');
  });
});

describe('a selection that breaks a rule', () => {
  const { date: _, ...dateless } = selection();
  it.each([
    [dateless, 'dateNotSelected'],
    [selection({ choices: [] }), 'noItemsSelected'],
    [selection({ quote: aTicketQuote({ ticketsAvailable: 1 }) }), 'capacityFull'],
  ])('is told before anything is sent (%#)', async (broken, kind) => {
    const cookies = memoryCookies({ cartId: old, clientSecret: secret });
    const result = await cartUseCases({ shop: stubShop(), cookies, random }).addTicket(broken);
    expect(result._unsafeUnwrapErr().kind).toBe(kind);
    expect(cookies.writes()).toBe(0);
  });
});

describe('a shop that refuses', () => {
  it.each([
    { kind: 'capacityFull', left: 1 },
    { kind: 'notFound', what: 'product' },
    { kind: 'unreachable', cause: 'timeout' },
  ] as const)('with %j is not asked again and the cookie stays', async (error) => {
    const { shop, sent } = shopAnswering(refused(error));
    const cookies = memoryCookies({ cartId: old, clientSecret: secret });
    const result = await cartUseCases({ shop, cookies, random }).addTicket(selection());
    expect(result._unsafeUnwrapErr()).toEqual(error);
    expect(sent).toHaveLength(1);
    expect(cookies.writes()).toBe(0);
  });

  it('because the cart is gone gets a new cart made, with the same key', async () => {
    const { shop, sent } = shopAnswering(refused({ kind: 'notFound', what: 'cart' }), added(fresh));
    const cookies = memoryCookies({ cartId: old, clientSecret: secret });
    const result = await cartUseCases({ shop, cookies, random }).addTicket(selection());
    expect(result.isOk()).toBe(true);
    expect(sent.map(({ order, key }) => [order.cartId, key])).toEqual([
      [old, 'key-1'],
      [undefined, 'key-1'],
    ]);
    expect(cookies.jar().cartId).toBe(fresh);
  });

  it('to make a new cart is not asked for ever', async () => {
    const { shop, sent } = shopAnswering(refused({ kind: 'notFound', what: 'cart' }));
    const result = await cartUseCases({ shop, cookies: memoryCookies(), random }).addTicket(selection());
    expect(result.isErr()).toBe(true);
    expect(sent).toHaveLength(1);
  });
});
