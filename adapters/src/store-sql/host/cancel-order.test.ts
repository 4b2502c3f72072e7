import { memberOrderView } from '@shop/core/host/views/order-view';
import { cancelId, orderRef } from '@shop/core/ids';
import { errAsync, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { sqlAccountStore } from '../members/sql-account-store.ts';
import { infant } from '../testing/test-catalog.ts';
import { openRig } from '../testing/test-checkout.ts';

const paid = async (options: Parameters<typeof openRig>[0] = {}) => {
  const rig = await openRig(options);
  const cart = await rig.fillCart(2);
  const { ref } = await rig.payAt((await rig.start(cart))._unsafeUnwrap().returnUrl);
  const order = async () => (await rig.checkout.showOrder(ref, cart.session))._unsafeUnwrap();
  const id = (await order()).cancelId ?? expect.fail('no cancellation id');
  const [attempt] = await rig.attempts();
  const money = async () => (await rig.provider.queryAttempt(attempt?.id ?? expect.fail()))._unsafeUnwrap();
  return { ...rig, order, id, money };
};

describe('canceling a paid order', () => {
  it('refunds the money, frees the places, and answers the same again', async () => {
    const rig = await paid();
    expect((await rig.checkout.cancelOrder(rig.id)).isOk()).toBe(true);
    expect(await rig.money()).toEqual({ state: 'refunded', amount: 4400 });
    expect(await rig.day()).toEqual({ sold: 0, paying: 0, held: 0 });
    expect(await rig.order()).toMatchObject({ outcome: 'canceled', status: 'completed' });
    expect((await rig.checkout.cancelOrder(rig.id)).isOk()).toBe(true);
  });

  it('five times in parallel refunds once', async () => {
    const rig = await paid();
    const answers = await Promise.all(Array.from({ length: 5 }, () => rig.checkout.cancelOrder(rig.id)));
    expect(answers.every((answer) => answer.isOk())).toBe(true);
    expect(await rig.day()).toEqual({ sold: 0, paying: 0, held: 0 });
  });

  it('is not known yet while the provider is away, and is finished by the reconciler', async () => {
    let down = false;
    const rig = await paid({
      provider: (real) => ({
        ...real,
        refund: (id) => (down ? errAsync({ kind: 'unreachable', cause: 'network' }) : real.refund(id)),
      }),
    });
    down = true;
    expect((await rig.checkout.cancelOrder(rig.id))._unsafeUnwrapErr()).toEqual({ kind: 'cancelUnconfirmed' });
    expect((await rig.order()).outcome).toBe('canceling');
    await rig.database.transaction({ isolation: 'serializable' }, async (tx) =>
      ok(await tx.updateTable('order_buyers').set({ member_hash_id: 'member' }).execute()),
    );
    const { orders, attempts } = (await sqlAccountStore(rig.database).ordersOf('member', 9))._unsafeUnwrap();
    expect(orders.map((one) => memberOrderView({ attempts }, one).outcome)).toEqual(['canceling']);
    down = false;
    rig.time.move(15_000);
    await rig.reconcile();
    expect((await rig.order()).outcome).toBe('canceled');
    expect(await rig.day()).toEqual({ sold: 0, paying: 0, held: 0 });
  });

  it('voids a reservation, also where the provider calls that canceled', async () => {
    const rig = await openRig({
      provider: (real) => ({ ...real, refund: (id) => real.refund(id).map(() => ({ state: 'canceled' })) }),
    });
    const cart = await rig.fillCart(1);
    const { ref } = await rig.payAt((await rig.start(cart, 'preauthorization'))._unsafeUnwrap().returnUrl);
    const order = (await rig.checkout.showOrder(ref, cart.session))._unsafeUnwrap();
    expect((await rig.checkout.cancelOrder(order.cancelId ?? expect.fail())).isOk()).toBe(true);
    expect(await rig.day()).toEqual({ sold: 0, paying: 0, held: 0 });
  });

  it('that cost nothing only frees the places', async () => {
    const rig = await openRig();
    const cart = await rig.fillCart(1, infant);
    const back = new URL((await rig.start(cart))._unsafeUnwrap().returnUrl);
    const ref = orderRef(back.searchParams.get('ref') ?? '');
    const { cancelId: id } = (await rig.checkout.showOrder(ref, cart.session))._unsafeUnwrap();
    expect((await rig.checkout.cancelOrder(id ?? expect.fail())).isOk()).toBe(true);
    expect(await rig.day()).toEqual({ sold: 0, paying: 0, held: 0 });
  });
});

describe('a cancellation that cannot be', () => {
  it.each([
    ['without an id', '', 'cancelIdMissing'],
    ['of an unknown order', 'f'.repeat(32), 'cancelFailed'],
  ])('%s is told as %s', async (_, id, kind) => {
    const rig = await openRig();
    expect((await rig.checkout.cancelOrder(cancelId(id)))._unsafeUnwrapErr()).toEqual({ kind });
  });

  it('is not offered before the order is paid', async () => {
    const rig = await openRig();
    const cart = await rig.fillCart(1);
    await rig.start(cart);
    const [attempt] = await rig.attempts();
    const ref = attempt?.order_ref ?? expect.fail();
    const order = (await rig.checkout.showOrder(ref, cart.session))._unsafeUnwrap();
    expect(order.cancelId).toBeUndefined();
  });
});
