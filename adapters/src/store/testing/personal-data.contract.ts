import {
  type CartId,
  cartItemId,
  clientSecret,
  countryId,
  idempotencyKey,
  priceListId,
  productId,
} from '@shop/core/ids';
import { aCustomerDraft } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { cartTableNames } from '../schema/cart-schema.ts';
import { orderTableNames } from '../schema/order-schema.ts';
import { tables } from '../schema/tables.ts';
import { sqlDrafts } from '../seller/sql-drafts.ts';
import { aBuyer, type OpenRig } from './test-checkout.ts';

/** Tables that may contain personal data. */
const personal: readonly string[] = ['sessions', 'order_buyers', 'accounts'];

const others = [...cartTableNames, ...orderTableNames, ...Object.keys(tables)].filter(
  (
    name,
  ): name is Exclude<
    keyof typeof tables | (typeof cartTableNames)[number] | (typeof orderTableNames)[number],
    'sessions' | 'order_buyers' | 'accounts'
  > => !personal.includes(name),
);

/** Two of each kind: with a draft, with personal data only, with an open payment, with a declined one. */
const buyers = 8;

/** Returns distinct values that occur in no other test and not in the sample. */
const marks = () => {
  let made = 0;
  return {
    next: (): string => {
      made += 1;
      return `mark${String(made).padStart(4, '0')}`;
    },
    count: () => made,
  };
};

const declined = { number: '4000000000000002' };

/** Contract: three tables contain personal data, in any store. */
export const personalDataContract = (openRig: OpenRig): void => {
  test('no table but those of sessions, buyers and accounts contains a value that a buyer typed', async () => {
    const rig = await openRig();
    const mark = marks();
    const typed = () => {
      const [name, code] = [mark.next(), mark.next()];
      return { name, code };
    };
    const customer = () => ({
      firstName: mark.next(),
      lastName: mark.next(),
      email: `${mark.next()}@example.com`,
      address: mark.next(),
      postCode: '3254',
      city: mark.next(),
      country: countryId('SI'),
      phoneNumber: '+386 41 777 333',
      loyaltyId: mark.next(),
    });
    /** Enters marked values into fields for ids, codes and quantities. */
    const mistype = async (cartId: CartId): Promise<void> => {
      const { name, code } = typed();
      await rig.shop.applyPromoCode(cartId, code);
      await rig.shop.removeItem({ cartId, cartItemId: cartItemId(name), language: 'sl' });
      await rig.shop.addTicket(
        {
          cartId,
          language: 'sl',
          productId: productId(name),
          items: [{ priceListId: priceListId(code), quantity: 38641777333 }],
        },
        idempotencyKey(mark.next()),
        clientSecret(mark.next()),
      );
    };
    for (let number = 0; number < buyers; number += 1) {
      const { cartId } = (await rig.add(1))._unsafeUnwrap();
      await mistype(cartId);
      const entry = { ...aBuyer(cartId), customer: customer() };
      const { session = expect.fail() } = (await rig.checkout.saveCustomer(entry))._unsafeUnwrap();
      if (number % 4 === 0) await sqlDrafts(rig.database, rig.time.clock).keep({ cartId, session }, aCustomerDraft());
      if (number % 4 === 1) continue;
      const { returnUrl } = (await rig.start({ cartId, session }))._unsafeUnwrap();
      if (number % 4 === 2) continue;
      const { ref } = await rig.payAt(returnUrl, number % 4 === 3 ? declined : {});
      (await rig.checkout.showOrder(ref, session))._unsafeUnwrap();
    }
    await rig.logRefusals();
    expect((await rig.rows('command_log')).length).toBeGreaterThan(4 * buyers);
    expect(mark.count()).toBeGreaterThanOrEqual(10 * buyers);
    for (const name of others)
      expect([name, JSON.stringify(await rig.rows(name)).match(/mark\d{4}|777.?333/gi)]).toEqual([name, null]);
    const stored = JSON.stringify([await rig.rows('sessions'), await rig.rows('order_buyers')]);
    expect(new Set(stored.match(/mark\d{4}/g)).size).toBe(6 * buyers);
  });
};
