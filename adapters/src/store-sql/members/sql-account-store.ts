import { ok } from 'neverthrow';
import type { AccountStore } from '../../host/account-store.ts';
import type { Database } from '../database/database.ts';
import { attemptOf, orderOf } from '../host/order-rows.ts';
import { storedMember, storedPassword } from '../stored/account.ts';

/** Accounts beside the orders that their members made. */
export const sqlAccountStore = (database: Database): AccountStore => ({
  find: (name) =>
    database.read(async (db) => {
      const row = await db.selectFrom('accounts').selectAll().where('name', '=', name).executeTakeFirst();
      return ok(
        row && {
          name,
          memberHashId: row.member_hash_id,
          member: storedMember.read(row.member),
          password: storedPassword.read(row.password),
        },
      );
    }),

  add: ({ name, memberHashId, member, password }, at) =>
    database.transaction({ isolation: 'serializable' }, async (tx) => {
      const row = {
        ...{ name, member_hash_id: memberHashId, opened_at: at },
        ...{ member: storedMember.write(member), password: storedPassword.write(password) },
      };
      const added = await tx
        .insertInto('accounts')
        .values(row)
        .onConflict((conflict) => conflict.column('name').doNothing())
        .executeTakeFirst();
      return ok((added.numInsertedOrUpdatedRows ?? 0n) > 0n);
    }),

  keepToken: ({ digest, memberHashId, endsAt }, at) =>
    database.transaction({ isolation: 'serializable' }, async (tx) => {
      await tx.deleteFrom('member_tokens').where('ends_at', '<=', at).execute();
      const row = { token_hash: digest, member_hash_id: memberHashId, ends_at: endsAt };
      await tx.insertInto('member_tokens').values(row).execute();
      return ok(undefined);
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
    database.transaction({ isolation: 'serializable' }, async (tx) => {
      await tx.deleteFrom('member_tokens').where('token_hash', '=', digest).execute();
      return ok(undefined);
    }),

  changeMember: ({ memberHashId, member }) =>
    database.transaction({ isolation: 'serializable' }, async (tx) => {
      await tx
        .updateTable('accounts')
        .set({ member: storedMember.write(member) })
        .where('member_hash_id', '=', memberHashId)
        .execute();
      return ok(undefined);
    }),

  ordersOf: (memberHashId, most) =>
    database.read(async (db) => {
      const rows = await db
        .selectFrom('order_buyers')
        .innerJoin('orders', 'orders.ref', 'order_buyers.order_ref')
        .selectAll('orders')
        .where('member_hash_id', '=', memberHashId)
        .where('orders.outcome', '!=', 'open')
        .orderBy('orders.placed_at', 'desc')
        .limit(most)
        .execute();
      const refs = rows.map(({ ref }) => ref);
      const attempts =
        refs.length === 0
          ? []
          : await db.selectFrom('payment_attempts').selectAll().where('order_ref', 'in', refs).execute();
      return ok({
        orders: rows.map(orderOf),
        attempts: new Map(attempts.map((row) => [row.id, attemptOf(row)] as const)),
      });
    }),
});
