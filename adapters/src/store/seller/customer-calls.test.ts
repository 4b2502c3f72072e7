import { expect, it } from 'vitest';
import { aBuyer, openRig } from '../testing/test-checkout.ts';

it('the next entry of personal data replaces the former one in the same session, whose text is not stored (R-REPEAT-13)', async () => {
  const rig = await openRig();
  const { cartId, session = expect.fail() } = await rig.fillCart(1);
  const { customer } = aBuyer(cartId);
  const again = aBuyer(cartId, { customer: { ...customer, firstName: 'Maja' }, session });
  expect((await rig.checkout.saveCustomer(again))._unsafeUnwrap()).toEqual({ session });
  const form = (await rig.checkout.loadCustomer({ cartId, language: 'sl', session }))._unsafeUnwrap();
  expect(form.draft?.firstName).toBe('Maja');
  const stored = await rig.rows('sessions');
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(session);
});
