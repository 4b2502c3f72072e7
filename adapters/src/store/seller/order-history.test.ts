import { minutes } from '@shop/core/dates/instant';
import { cents } from '@shop/core/money/cents';
import { expect, test } from 'vitest';
import { sellerDesk } from '../../seller/seller-desk.ts';
import { changeOffer, repriced } from '../testing/change-offer.ts';
import { openRig } from '../testing/test-checkout.ts';
import { adult } from '../testing/test-shop.ts';

const number = '2026-000001';

/** Returns an order of two tickets of a pool, paid at once. */
const paid = async () => {
  const rig = await openRig();
  const cart = await rig.fillCart(2);
  const { ref } = await rig.payAt((await rig.start(cart))._unsafeUnwrap().returnUrl);
  (await rig.checkout.showOrder(ref, cart.session))._unsafeUnwrap();
  return { ...rig, orders: sellerDesk(rig.store, rig.run) };
};

test('a replay decides an order under its own catalog or that of a moment, and reports a missing one', async () => {
  const rig = await paid();
  rig.time.move(minutes(60));
  const before = rig.time.clock.now();
  rig.time.move(1);
  await rig.change((tx) => changeOffer(tx, rig.time.clock.now(), (form) => repriced(form, adult, cents(22_01))));
  const replay = async (...at: Parameters<typeof rig.orders.replay> extends [string, ...infer Rest] ? Rest : never) =>
    (await rig.orders.replay(number, ...at))._unsafeUnwrap();
  const same = { version: 1, isSame: true, totalAgain: 44_00 };
  expect(await replay()).toMatchObject(same);
  expect(await replay(before)).toMatchObject(same);
  expect(await replay(rig.time.clock.now())).toMatchObject({ version: 2, isSame: false, totalAgain: 44_02 });
  await rig.change((tx) => tx.deleteFrom('catalog_versions').where('version', '=', 1).execute());
  expect(await replay()).toEqual({ type: 'notKept', number, version: 1 });
});
