import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import { instant } from '@shop/core/dates/instant';
import { cartId, cartItemId, clientSecret, idempotencyKey, priceListId, productId } from '@shop/core/ids';
import type { LogRow } from '@shop/core/seller/log/log-row';
import { stubPorts, stubShop } from '@shop/core/testing/stub-ports';
import { okAsync } from 'neverthrow';
import { expect, test, vi } from 'vitest';
import { emptyStoredCatalog } from '../catalog-files/stored-catalog.ts';
import type { OpenedLog } from '../seller/opened-provider.ts';
import { parseLogCapsule } from './log-capsule.ts';
import { supportCapsules } from './support-capsules.ts';
import { capsuleText } from './support-code.ts';
import { parseTrace } from './trace.ts';

const row = (id: string, changes: Partial<LogRow> = {}): LogRow => ({
  id,
  at: instant(0),
  cartId: cartId('secret-cart'),
  by: 'visitor',
  request: { type: 'extendHold', cartId: cartId('secret-cart') },
  catalogVersion: 7,
  facts: [],
  ...changes,
});

/** Returns a shop whose log has these rows of an owner's cart, and the number of times that a catalog was read. */
const opened = (rowsOf: (owner: string) => readonly LogRow[], isWhole = true) => {
  const soldUnder = vi.fn((_version: number) => okAsync({ sold: emptyStoredCatalog }));
  const commandLog: OpenedLog = {
    lastCart: ([owner = '']) => okAsync({ rows: rowsOf(owner), isWhole }),
    addRefusals: () => okAsync(undefined),
    refused: () => undefined,
    flush: async () => undefined,
    personCategories: defaultPersonCategories,
    soldUnder,
  };
  const { shop, checkout, content } = stubPorts();
  const settings = { clock: { now: () => instant(0) }, zone: 'Europe/Ljubljana' };
  return { ...supportCapsules(settings)({ shop, checkout, content, commandLog }), soldUnder };
};

test('the capsule of a cart is made once until another row is logged', async () => {
  let rows = [row('a')];
  const { capsuleOf, soldUnder } = opened(() => rows);
  const askForAll = async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => capsuleOf(clientSecret('secret'))));
    return answers.map((answer) => answer._unsafeUnwrap());
  };
  const first = await askForAll();
  expect([new Set([...first, ...(await askForAll())]).size, soldUnder.mock.calls]).toEqual([1, [[7]]]);
  expect(first[0]?.code).toMatch(/^SHOP1\./);
  rows = [...rows, row('b')];
  expect(new Set([...first, ...(await askForAll())]).size).toBe(2);
});

test('one capsule is made at a time, eight requests wait, and more are refused', async () => {
  const { capsuleOf, soldUnder } = opened((owner) => [row(owner)]);
  const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => capsuleOf(clientSecret(`secret ${at}`))));
  expect(answers.filter((answer) => answer.isOk())).toHaveLength(9);
  expect(soldUnder).toHaveBeenCalledTimes(9);
});

test('a capsule replaces ids of carts, lines and sessions by numbers, and omits the owner', async () => {
  const [cart, line] = [cartId('secret-cart'), cartItemId('secret-line')];
  const { capsuleOf } = opened(() => [
    row('secret-row', { owner: 'secret-owner', facts: [{ what: 'lineAdded', line }] }),
    row('b', { request: { type: 'removeLine', cartId: cart, cartItemId: line } }),
    row('c', { request: { type: 'beginCheckout', cartId: cart, session: 'secret-session' } }),
    row('d', { request: { type: 'removeLine', cartId: cart, cartItemId: cartItemId('unknown') } }),
  ]);
  const { file = '' } = (await capsuleOf(clientSecret('secret')))._unsafeUnwrap() ?? {};
  expect(file).not.toContain('secret');
  const { rows, isWhole, zone } = parseLogCapsule(file)._unsafeUnwrap();
  expect([isWhole, zone]).toEqual([true, 'Europe/Ljubljana']);
  expect(rows).toMatchObject([
    { id: 'row-1', cartId: 'cart-1', facts: [{ line: 'line-1' }] },
    { request: { cartId: 'cart-1', cartItemId: 'line-1' } },
    { request: { session: 'session-1' } },
    { request: { cartItemId: 'unknown' } },
  ]);
});

test('a capsule says that the first rows of a cart are missing', async () => {
  const { capsuleOf } = opened(() => [row('a')], false);
  const { file = '' } = (await capsuleOf(clientSecret('secret')))._unsafeUnwrap() ?? {};
  expect(parseLogCapsule(file)._unsafeUnwrap().isWhole).toBe(false);
});

test('a capsule of a remote provider has the last calls of a cart, for its client alone', async () => {
  const { content, checkout } = stubPorts();
  const shop = stubShop({ addGiftCard: () => okAsync({ cartId: cartId('secret-cart') }) });
  const settings = { clock: { now: () => instant(1_800_000_000_000) }, zone: 'Europe/Ljubljana' };
  const opened = supportCapsules(settings)({ shop, checkout, content });
  const items = [{ priceListId: priceListId('l1'), quantity: 1 }];
  const order = { productId: productId('p1'), language: 'sl', items } as const;
  await opened.shop.addGiftCard(order, idempotencyKey('k'), clientSecret('ana'));
  expect((await opened.capsuleOf(clientSecret('eva')))._unsafeUnwrap()).toBeUndefined();
  const { file = '', code = '' } = (await opened.capsuleOf(clientSecret('ana')))._unsafeUnwrap() ?? {};
  expect(parseTrace(file)._unsafeUnwrap().lines).toMatchObject([{ call: 'addGiftCard', answer: { cartId: 'cart-1' } }]);
  expect(capsuleText(code)._unsafeUnwrap()).toBe(file);
});
