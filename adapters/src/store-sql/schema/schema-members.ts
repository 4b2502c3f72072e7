import { columnTypes, type SchemaArea, type SchemaStep } from '../database/migrations.ts';

/** Accounts, the tokens of whoever is logged in, and the tries of the last minute. */
const createMemberTables: SchemaStep = async (tx, dialect) => {
  const { instant, tableEnd } = columnTypes(dialect);
  await tx.schema
    .createTable('accounts')
    .addColumn('member_hash_id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('member', 'text', (column) => column.notNull())
    .addColumn('password', 'text', (column) => column.notNull())
    .addColumn('opened_at', instant, (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();
  await tx.schema
    .createTable('member_tokens')
    .addColumn('token_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('member_hash_id', 'text', (column) =>
      column.notNull().references('accounts.member_hash_id').onDelete('cascade'),
    )
    .addColumn('ends_at', instant, (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();
  await tx.schema.createIndex('member_tokens_by_end').on('member_tokens').column('ends_at').execute();
  await tx.schema
    .createTable('log_in_tries')
    .addColumn('key_hash', 'text', (column) => column.notNull())
    .addColumn('tried_at', instant, (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();
  await tx.schema.createIndex('log_in_tries_by_key').on('log_in_tries').column('key_hash').execute();
  await tx.schema.createIndex('log_in_tries_by_age').on('log_in_tries').column('tried_at').execute();
  await tx.schema
    .createIndex('order_buyers_by_member')
    .on('order_buyers')
    .column('member_hash_id')
    .where('member_hash_id', 'is not', null)
    .execute();
};

/** Whose turn it is to count under a name, and what was tried under it within a while. */
const addTryTurns: SchemaStep = async (tx, dialect) => {
  const { instant, tableEnd } = columnTypes(dialect);
  await tx.schema
    .createTable('try_turns')
    .addColumn('key_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('tried_at', instant, (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();
  await tx.schema.createIndex('try_turns_by_age').on('try_turns').column('tried_at').execute();
  await tx.schema
    .createIndex('log_in_tries_by_key_and_age')
    .on('log_in_tries')
    .columns(['key_hash', 'tried_at'])
    .execute();
  await tx.schema.dropIndex('log_in_tries_by_key').execute();
};

/** Accounts of the embedded provider. Needs the orders' tables. */
export const memberSchema: SchemaArea = { name: 'members', steps: [createMemberTables, addTryTurns] };
