import { ok } from 'neverthrow';
import type { AccountStore } from '../../seller/seller-store.ts';
import type { Database, Tx } from '../database/database.ts';
import { orderIn } from '../seller/order-rows.ts';
import { storedMember, storedPassword } from '../stored/personal-data.ts';

/** Returns the account store in the database of the members' orders. */
export const sqlAccountStore = (database: Database): AccountStore => {
  const write = <Value>(work: (tx: Tx) => Promise<Value>) =>
    database.transaction({ isolation: 'serializable' }, async (tx) => ok(await work(tx)));

  return {
    find: (name) =>
      database.read(async (db) => {
        const row = await db.selectFrom('accounts').selectAll().where('name', '=', name).executeTakeFirst();
        return ok(
          row && {
            memberHashId: row.member_hash_id,
            name: row.name,
            member: storedMember.read(row.member),
            password: storedPassword.read(row.password),
          },
        );
      }),

    add: ({ memberHashId, name, member, password }, openedAt) =>
      write(async (tx) => {
        const added = await tx
          .insertInto('accounts')
          .values({
            member_hash_id: memberHashId,
            name,
            member: storedMember.write(member),
            password: storedPassword.write(password),
            opened_at: openedAt,
          })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .executeTakeFirst();
        return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
      }),

    keepToken: ({ digest, memberHashId, endsAt }, at) =>
      write(async (tx) => {
        await tx.deleteFrom('member_tokens').where('ends_at', '<=', at).execute();
        const row = { token_hash: digest, member_hash_id: memberHashId, ends_at: endsAt };
        await tx.insertInto('member_tokens').values(row).execute();
      }),

    accountOf: (digest, at) =>
      database.read(async (db) => {
        const row = await db
          .selectFrom('member_tokens')
          .innerJoin('accounts', 'accounts.member_hash_id', 'member_tokens.member_hash_id')
          .select(['accounts.member_hash_id', 'accounts.member'])
          .where('token_hash', '=', digest)
          .where('ends_at', '>', at)
          .executeTakeFirst();
        return ok(row && { memberHashId: row.member_hash_id, member: storedMember.read(row.member) });
      }),

    dropToken: (digest) =>
      write(async (tx) => {
        await tx.deleteFrom('member_tokens').where('token_hash', '=', digest).execute();
      }),

    changeMember: ({ memberHashId, member }) =>
      write(async (tx) => {
        const change = tx.updateTable('accounts').set({ member: storedMember.write(member) });
        await change.where('member_hash_id', '=', memberHashId).execute();
      }),

    ordersOf: (memberHashId, most) =>
      database.read(async (db) => {
        const rows = await db
          .selectFrom('order_buyers')
          .innerJoin('orders', 'orders.ref', 'order_buyers.order_ref')
          .select(['orders.revision', 'orders.document'])
          .where('member_hash_id', '=', memberHashId)
          .where('orders.outcome', '!=', 'open')
          .orderBy('orders.placed_at', 'desc')
          .limit(most)
          .execute();
        return ok(rows.map(orderIn));
      }),
  };
};
