import { anna } from '@shop/adapters/seller/testing/shopper';
import { type CartId, type CheckoutSession, cartId, checkoutSession } from '@shop/core/ids';
import { value } from '@shop/core/testing/answers';
import { describe, expect } from 'vitest';
import type { ContractTest } from './contract-test.ts';

const noCart = { kind: 'notFound', what: 'cart' };
const missing = cartId('0'.repeat(32));

const entryOf = (id: CartId) => ({ cartId: id, customer: anna, language: 'sl', mtcId: -1 }) as const;

/** The contract of personal data, for every CheckoutPort. */
export const checkoutCustomerContract = (test: ContractTest): void => {
  describe('personal data', () => {
    test('countries have names in the visitor’s language, and the form of a new cart is empty', async (given) => {
      const {
        world: { checkout },
        filledCart,
      } = given;
      const { cart } = await filledCart();
      const load = (language: 'sl' | 'de') => value(checkout.loadCustomer({ cartId: cart.id, language }));
      const [sl, de] = [await load('sl'), await load('de')];
      expect(sl.countries.find((country) => country.id === 'SI')?.name).toBe('Slovenija');
      expect(de.countries.find((country) => country.id === 'SI')?.name).toBe('Slowenien');
      expect(sl.draft).toBeUndefined();
    });

    test('saved data are returned to the client that saved them', async ({ world: { checkout }, readyToPay }) => {
      const { cart, session } = await readyToPay();
      const { draft } = await value(checkout.loadCustomer({ cartId: cart.id, language: 'sl', session }));
      expect(draft).toMatchObject({ lastName: anna.lastName, email: anna.email });
    });

    test.own('saved data are returned only to the session that saved them (R-GUARD-6)', async (given) => {
      const {
        world: { checkout },
        readyToPay,
      } = given;
      const { cart, session } = await readyToPay();
      const load = async (asking?: typeof session) =>
        value(checkout.loadCustomer({ cartId: cart.id, language: 'sl', session: asking }));
      expect((await load(session)).draft).toMatchObject({ lastName: anna.lastName, email: anna.email });
      expect((await load()).draft).toBeUndefined();
      expect((await load(checkoutSession('f'.repeat(32)))).draft).toBeUndefined();
    });

    test.own('two sessions that save data for one cart each keep their own', async (given) => {
      const {
        world: { checkout },
        readyToPay,
        save,
      } = given;
      const { cart, session: first } = await readyToPay();
      const maja = { ...anna, firstName: 'Maja', email: 'maja@example.com' };
      const entry = { ...entryOf(cart.id), customer: maja, language: 'de' } as const;
      const second = (await value(checkout.saveCustomer(entry))).session;
      const load = async (session: typeof second) =>
        (await value(checkout.loadCustomer({ cartId: cart.id, language: 'sl', session }))).draft;
      expect(second).not.toBe(first);
      expect(await load(first)).toMatchObject({ firstName: 'Ana', email: anna.email });
      expect(await load(second)).toMatchObject({ firstName: 'Maja', email: maja.email });
      await save(cart.id);
      expect(await load(first)).toMatchObject({ firstName: 'Ana' });
    });

    test.own('a session stays the same over several carts; an invalid session is replaced', async (given) => {
      const {
        world: { checkout },
        filledCart,
      } = given;
      const [one, two] = [await filledCart(), await filledCart()];
      const saveIn = async (cart: typeof one.cart, session?: CheckoutSession) =>
        (await value(checkout.saveCustomer({ ...entryOf(cart.id), session }))).session;
      const session = await saveIn(one.cart);
      expect(session).toMatch(/^[0-9a-f]{32}$/);
      expect(await saveIn(two.cart, session)).toBe(session);
      expect(await saveIn(two.cart, checkoutSession('known to somebody'))).not.toBe('known to somebody');
    });

    test('an unknown cart is not found', async ({ world: { checkout }, expectRefused }) => {
      await expectRefused(checkout.loadCustomer({ cartId: missing, language: 'sl' }), noCart);
      await expectRefused(checkout.saveCustomer(entryOf(missing)), noCart);
    });
  });

  test.own('a cart of tickets may be reserved', async ({ world: { checkout }, filledCart }) => {
    const { cart } = await filledCart();
    expect(await value(checkout.checkReservation(cart.id))).toBe(true);
  });

  test('returns whether a cart may be reserved, and does not find an unknown cart', async (given) => {
    const { world, filledCart, expectRefused } = given;
    const { cart } = await filledCart();
    expect([true, false]).toContain(await value(world.checkout.checkReservation(cart.id)));
    await expectRefused(world.checkout.checkReservation(missing), noCart);
  });
};
