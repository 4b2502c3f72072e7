import { expect } from 'vitest';
import { atTestStart, shop } from './shop-process.ts';

/** The options of a guest's data. */
export const ana = [
  '--first-name',
  'Ana',
  '--last-name',
  'Novak',
  '--email',
  'ana@example.com',
  '--address',
  'Cesta 1',
].concat(['--post-code', '1000', '--city', 'Ljubljana', '--country', 'SI', '--phone', '+386 40 123 456']);

export type Purchase = {
  readonly folder: string;
  readonly on: string;
  readonly card?: string;
  readonly more?: readonly string[];
};

/** Buys two adult and one child day tickets, each step as a process of its own, and gives the cart before it was paid and
 *  how the payment ended. */
export const purchase = async ({ folder, on, card = '4111111111111111', more = [] }: Purchase) => {
  const step = (...argv: readonly string[]) => shop([...argv, '--on', on, '--json', ...atTestStart], { folder });
  const tickets = ['--ticket', 'Dnevna/Odrasli=2', '--ticket', 'Dnevna/Otroci=1'];
  const added = await step('cart', 'add-ticket', 'termalija', '--date', '+2', ...tickets);
  expect(added).toMatchObject({ exitCode: 0, stderr: '' });
  expect(await step('checkout', 'save', ...ana)).toMatchObject({ exitCode: 0, stderr: '' });
  const cart = JSON.parse((await step('cart', 'show')).stdout);
  const paid = await step('checkout', 'pay', '--card', card, ...more);
  return { cart, paid, step };
};

/** What two purchases have in common, whatever ids and moments they got. */
export const comparable = (order: { readonly total: number; readonly items: readonly { price: unknown }[] }) => ({
  total: order.total,
  prices: order.items.map(({ price }) => price),
});
