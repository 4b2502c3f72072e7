import type { Cart } from '@shop/core/cart/cart';
import type { TicketQuote } from '@shop/core/catalog/ticket';
import { cents } from '@shop/core/money/cents';
import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { runShop } from '../testing/run-shop.ts';
import { aCart, item, quote } from '../testing/test-catalog.ts';
import { refuse } from '../testing/test-shop.ts';

/** The quote of the day with the same price in every price list. */
const pricedAt = (price: number): TicketQuote => ({
  ...quote,
  priceGroups: quote.priceGroups.map((group) => ({
    ...group,
    priceLists: group.priceLists.map((list) => ({ ...list, price: cents(price) })),
  })),
});

const check = (cart: Cart, price: number, ...argv: readonly string[]) =>
  runShop(['cart', 'check', '--lang', 'en', ...argv], {
    shop: { loadCart: () => okAsync(cart), quoteTicket: () => okAsync(pricedAt(price)) },
  });

/** Returns the cart with the first line and the total raised by `more` cents. */
const dearer = (cart: Cart, more: number): Cart => ({
  ...cart,
  items: cart.items.map((item, at) =>
    at === 0 ? { ...item, price: { ...item.price, amount: cents(item.price.amount + more) } } : item,
  ),
  totalPrice: cents(cart.totalPrice + more),
});

it('cart check passes a cart whose figures all follow from the price rules', async () => {
  const result = await check(aCart(), 21_99);
  expect(result).toMatchObject({ exitCode: 0, stderr: '' });
  expect(result.stdout).toMatch(/^every figure of \d lines? is what our rules make of it\n$/);
});

it('cart check prints both derivations of an amount that differs by a cent, and ends with 3', async () => {
  const cart = dearer(aCart(), 1);
  const { exitCode, stdout, stderr } = await check(cart, 21_99);
  expect([exitCode, stderr]).toEqual([3, expect.stringContaining('1 figure differs')]);
  expect(stdout).toMatch(/shown\n(.*\n)*by our rules\n/);
  const { faults } = JSON.parse((await check(cart, 21_99, '--json')).stdout);
  expect(faults).toHaveLength(1);
  expect(faults[0].shown.amount - faults[0].ours.amount).toBeCloseTo(0.01);
});

it('cart check reports a price that differs from the catalog although the total adds up', async () => {
  const { exitCode, stdout } = await check(aCart(), 22_00, '--json');
  expect(exitCode).toBe(3);
  expect(JSON.parse(stdout).faults[0]).toMatchObject({ figure: 'line' });
});

it('cart check ends with 0 without a cart', async () => {
  expect(await runShop(['cart', 'check'], { cart: undefined })).toMatchObject({
    exitCode: 0,
    stdout: 'there is no cart\n',
  });
});

it('cart check recomputes a line whose day is over without reading its catalog price', async () => {
  const cart = { ...aCart([{ ...item, hold: { type: 'over' } }]) } as const;
  const result = await runShop(['cart', 'check', '--lang', 'en'], {
    shop: { loadCart: () => okAsync(cart), quoteTicket: refuse({ kind: 'periodNotOnSale' }) },
  });
  expect(result).toMatchObject({ exitCode: 0, stderr: '' });
});

it('cart check lists lines without ids or derivation and codes without amount as not checked', async () => {
  const { productId: _, ...foreign } = item;
  const amount = cents(34_90);
  const stated = {
    rule: { rule: 'providerPrice', operand: amount },
    before: cents(0),
    after: amount,
    remainder: 0,
  } as const;
  const price = { ...item.price, unitPrice: cents(17_45), amount, amountWithoutDiscount: amount, steps: [stated] };
  const cart = { ...aCart([{ ...foreign, price }]), totalPrice: amount, promo: { code: 'JEZERO10', description: '' } };
  const { exitCode, stdout } = await check(cart, 21_99);
  expect(exitCode).toBe(0);
  expect(stdout.split('\n')).toEqual([
    'no figure of 1 line differs from what our rules make of it',
    expect.stringMatching(
      /^not checked {2}1 .*Dnevna vstopnica, odrasli: its provider does not say how its price came/,
    ),
    expect.stringMatching(/^not checked {2}1 .*: its provider sends no ids of it/),
    expect.stringMatching(/^not checked {2}code JEZERO10: the provider does not say what it takes off/),
    '',
  ]);
  expect(JSON.parse((await check(cart, 21_99, '--json')).stdout).unchecked).toEqual([
    { item: item.cartItemId, reason: 'noDerivation' },
    { item: item.cartItemId, reason: 'noIds' },
    { code: 'JEZERO10', reason: 'codeWithoutAmount' },
  ]);
});
