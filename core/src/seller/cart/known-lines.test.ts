import { expect, it } from 'vitest';
import { after, aSeller, at, giftCards, tickets } from '../../testing/seller-builders.ts';
import { adult, card, pool } from '../../testing/seller-catalog-builder.ts';
import type { CartCase } from '../cart-case.ts';
import { codesOf } from '../places/code-ledger.ts';
import { loadedPlaces } from '../places/ledger.ts';
import type { SellerState } from '../state.ts';
import { allPlaces } from '../state-ledgers.ts';
import { withKnownLines } from './known-lines.ts';

const added = tickets([[adult, 2]]);
const id = added.newCartId;
const filled = after(after(aSeller(), added), giftCards(1, { cartId: id }));

/** The case of the only cart, with a product removed from the catalog. */
const without = (state: SellerState, product: typeof pool, change: Partial<CartCase['cart']> = {}): CartCase => {
  const { catalog } = state;
  const products = new Map([...catalog.products].filter(([own]) => own !== product));
  const cart = { ...(state.carts.get(id) ?? expect.fail('no cart')), ...change };
  return {
    cart,
    catalog: { ...catalog, products },
    places: allPlaces(state, at.now),
    codes: codesOf(new Map()),
    facts: [],
  };
};

it('a cart loses the lines of goods without a price, and their places are free', () => {
  const of = without(filled, pool);
  const [line] = of.cart.lines.filter(({ kind }) => kind === 'ticket');
  const known = withKnownLines(of, at);
  expect(known.cart.lines.map(({ kind }) => kind)).toEqual(['giftCard']);
  expect(known.cart.version).toBe(of.cart.version + 1);
  expect(known.facts).toMatchObject([{ what: 'lineLost', line: line?.cartItemId, quantity: 2 }]);
  if (line?.kind !== 'ticket') expect.fail();
  const left = ({ places }: CartCase) => loadedPlaces(places, line)?.left;
  expect([left(of), left(known)]).toEqual([48, 50]);
});

it('a cart with known goods is unchanged', () => {
  const of = without(filled, pool);
  const known = { ...of, catalog: filled.catalog };
  expect(withKnownLines(known, at)).toBe(known);
});

it('a cart during a payment keeps the lines of goods without a price', () => {
  const of = without(filled, card, { state: 'paying' });
  expect(withKnownLines(of, at)).toBe(of);
});
