import { cartId, checkoutSession } from '@shop/core/ids';
import { describe, expect } from 'vitest';
import type { ContractTest } from './contract-test.ts';
import { anna } from './shopping.ts';
import { refusal, value } from './world.ts';

const noCart = { kind: 'notFound', what: 'cart' };
const missing = cartId('0'.repeat(32));

/** How every CheckoutPort takes and keeps personal data. */
export const checkoutCustomerContract = (test: ContractTest): void => {
  describe('personal data', () => {
    test("countries come in the visitor's language, and nothing is pre-filled for a new cart", async ({
      world: { checkout },
      filledCart,
    }) => {
      const { cart } = await filledCart();
      const load = (language: 'sl' | 'de') => value(checkout.loadCustomer({ cartId: cart.id, language }));
      const [sl, de] = [await load('sl'), await load('de')];
      expect(sl.countries.find((country) => country.id === 'SI')?.name).toBe('Slovenija');
      expect(de.countries.find((country) => country.id === 'SI')?.name).toBe('Slowenien');
      expect(sl.draft).toBeUndefined();
    });

    test('saved data come back to the session that saved them and to nobody else', async ({
      world: { checkout },
      readyToPay,
    }) => {
      const { cart, session } = await readyToPay();
      const load = async (asking?: typeof session) =>
        value(checkout.loadCustomer({ cartId: cart.id, language: 'sl', ...(asking ? { session: asking } : {}) }));
      expect((await load(session)).draft).toMatchObject({ lastName: anna.lastName, email: anna.email });
      expect((await load()).draft).toBeUndefined();
      expect((await load(checkoutSession('f'.repeat(32)))).draft).toBeUndefined();
    });

    test('an unknown cart is not found', async ({ world: { checkout } }) => {
      expect(await refusal(checkout.loadCustomer({ cartId: missing, language: 'sl' }))).toEqual(noCart);
      const entry = { cartId: missing, customer: anna, language: 'sl', mtcId: -1 } as const;
      expect(await refusal(checkout.saveCustomer(entry))).toEqual(noCart);
    });
  });

  test('a cart of tickets may be reserved, an unknown cart is not found', async ({
    world: { checkout },
    filledCart,
  }) => {
    const { cart } = await filledCart();
    expect(await value(checkout.checkReservation(cart.id))).toBe(true);
    expect(await refusal(checkout.checkReservation(missing))).toEqual(noCart);
  });
};
