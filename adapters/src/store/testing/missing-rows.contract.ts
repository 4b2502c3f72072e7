import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { writeMissingRows } from '../../seller/missing-rows.ts';
import { sell } from './sell-orders.ts';
import type { OpenRig } from './test-checkout.ts';

/** Returns a shop with two paid orders with a mail each, and one with an open payment. */
const aShop = async (openRig: OpenRig) => {
  const rig = await openRig();
  await sell(rig, 2);
  (await rig.start(await rig.fillCart(1)))._unsafeUnwrap();
  const derived = async () => ({
    keys: (await rig.rows('order_keys')).toSorted((a, b) => (`${a.kind} ${a.key}` < `${b.kind} ${b.key}` ? -1 : 1)),
    due: (await rig.rows('due')).toSorted((a, b) => (`${a.kind} ${a.what}` < `${b.kind} ${b.what}` ? -1 : 1)),
  });
  const onWritten = vi.fn();
  const onFailure = vi.fn();
  const write = async (closing = new AbortController().signal): Promise<void> => {
    const look = writeMissingRows({ store: rig.store, onWritten, onFailure, rest: 0 });
    (await look(closing))._unsafeUnwrap();
  };
  return { ...rig, derived, onWritten, onFailure, write };
};

/** Contract: missing derived rows of orders, in any store. */
export const missingRowsContract = (openRig: OpenRig): void => {
  test('deleted keys and due rows of orders are written again, and their number is reported', async () => {
    const rig = await aShop(openRig);
    const before = await rig.derived();
    await rig.change((tx) => sql`delete from order_keys`.execute(tx));
    await rig.change((tx) => sql`delete from due`.execute(tx));
    await rig.write();
    expect(await rig.derived()).toEqual(before);
    expect(rig.onWritten.mock.calls).toEqual([[before.keys.length + before.due.length]]);
    await rig.write();
    expect([rig.onWritten.mock.calls.length, rig.onFailure.mock.calls]).toEqual([1, []]);
  });

  test.each([
    ['order_keys', "kind = 'ticket'"],
    ['due', "kind = 'mail'"],
    ['due', "kind = 'payment'"],
  ])('a single missing row of %s is written where %s', async (table, where) => {
    const rig = await aShop(openRig);
    const before = await rig.derived();
    await rig.change((tx) =>
      sql`delete from ${sql.table(table)} where order_ref =
        (select min(order_ref) from ${sql.table(table)} where ${sql.raw(where)}) and ${sql.raw(where)}`.execute(tx),
    );
    await rig.write();
    expect([await rig.derived(), rig.onWritten.mock.calls]).toEqual([before, [[1]]]);
  });

  test('writing missing rows removes no other row and changes no lease', async () => {
    const rig = await aShop(openRig);
    await rig.change((tx) =>
      sql`insert into due (kind, what, order_ref, at) select 'payment', 'other', min(ref), 0 from orders`.execute(tx),
    );
    expect((await rig.store.dueMails.due(5))._unsafeUnwrap()).toHaveLength(2);
    await rig.change((tx) => sql`delete from order_keys where kind = 'cancelId'`.execute(tx));
    const { due } = await rig.derived();
    await rig.write();
    expect([(await rig.derived()).due, rig.onWritten.mock.calls]).toEqual([due, [[3]]]);
  });

  test('no due row is written for a mail that was sent since its order was read', async () => {
    const rig = await aShop(openRig);
    const [mail = expect.fail('no mail')] = (await rig.store.dueMails.due(1))._unsafeUnwrap();
    const rows = await rig.rows('due');
    await rig.change((tx) => sql`delete from due where kind = 'mail' and what like ${`${mail.orderRef}%`}`.execute(tx));
    const page = (await rig.store.derivedRows.page())._unsafeUnwrap();
    const { orderRef, about } = mail;
    const noted = { type: 'noteMail', orderRef, about, copy: 1, tries: 0, result: 'sent' } as const;
    (await rig.run<'noteMail'>(noted))._unsafeUnwrap();
    const [cart = expect.fail('no order lacks a row')] = page?.incomplete ?? [];
    expect((await rig.store.derivedRows.write(cart))._unsafeUnwrap()).toBe(0);
    expect(await rig.rows('due')).toHaveLength(rows.length - 1);
  });

  test('missing rows of other orders are written when one order cannot be read, which is reported', async () => {
    const rig = await aShop(openRig);
    await rig.change((tx) => sql`delete from order_keys where kind = 'cancelId'`.execute(tx));
    const { derivedRows } = rig.store;
    const [first] = (await derivedRows.page())._unsafeUnwrap()?.incomplete ?? [];
    const json = rig.database.dialect === 'postgres' ? sql`::jsonb` : sql``;
    await rig.change((tx) =>
      sql`update orders set document = replace(cast(document as text), '"language"', '"l"')${json}
        where cart_id = ${first}`.execute(tx),
    );
    await rig.write();
    expect([rig.onWritten.mock.calls, rig.onFailure.mock.calls.length]).toEqual([[[2]], 1]);
  });

  test('missing rows are looked for page by page, and not written once the shop closes', async () => {
    const rig = await aShop(openRig);
    const last = (await rig.store.derivedRows.page())._unsafeUnwrap()?.last;
    const refs = (await rig.orders()).map(({ ref }) => ref).toSorted();
    expect(last).toBe(refs.at(-1));
    expect((await rig.store.derivedRows.page(refs.at(-2)))._unsafeUnwrap()?.last).toBe(last);
    expect((await rig.store.derivedRows.page(last))._unsafeUnwrap()).toBeUndefined();
    await rig.change((tx) => sql`delete from due`.execute(tx));
    await rig.write(AbortSignal.abort());
    expect(rig.onWritten).not.toHaveBeenCalled();
  });
};
