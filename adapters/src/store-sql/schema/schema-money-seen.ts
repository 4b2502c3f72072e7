import { sql } from 'kysely';
import { columnTypes, type SchemaStep } from '../database/migrations.ts';

/** What is known of an attempt's money. Attempts that were to be refunded may have had some: better one look too many. */
export const addMoneySeen: SchemaStep = async (tx, dialect) => {
  const { instant } = columnTypes(dialect);
  const attempts = () => tx.schema.alterTable('payment_attempts');
  await attempts().addColumn('money_seen', 'integer').execute();
  await attempts().addColumn('refund_due_at', instant).execute();
  await attempts().addColumn('attention_since', instant).execute();
  await attempts().addColumn('attention_why', 'text').execute();
  await sql`update payment_attempts set money_seen = amount where state in ('paid', 'refunding', 'refunded')`.execute(
    tx,
  );
  await sql`update payment_attempts set refund_due_at = ask_at where state = 'refunding'`.execute(tx);
  await tx.schema
    .createIndex('payment_attempts_to_look_at')
    .on('payment_attempts')
    .column('attention_since')
    .where(sql.ref('attention_since'), 'is not', null)
    .execute();
};
