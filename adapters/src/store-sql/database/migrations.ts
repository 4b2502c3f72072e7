import { sql } from 'kysely';
import type { Db, SqlDialectName, Tx } from './database.ts';

/** One change of the schema. Steps are never edited once released, only added behind the last one. */
export type SchemaStep = (tx: Tx, dialect: SqlDialectName) => Promise<void>;

/** The steps of one area of tables, in order; each area keeps them in a file of its own. */
export type SchemaArea = { readonly name: string; readonly steps: readonly SchemaStep[] };

/** `newer` names an area whose tables this program does not know yet. */
export type MigrationOutcome =
  | { readonly type: 'migrated'; readonly applied: number }
  | { readonly type: 'newer'; readonly area: string };

const createVersions = async (tx: Tx): Promise<void> => {
  await tx.schema
    .createTable('schema_areas')
    .ifNotExists()
    .addColumn('area', 'text', (column) => column.notNull().primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
};

const applyArea = async (tx: Tx, dialect: SqlDialectName, area: SchemaArea, version: number): Promise<void> => {
  for (const step of area.steps.slice(version)) await step(tx, dialect);
  await tx
    .insertInto('schema_areas')
    .values({ area: area.name, version: area.steps.length })
    .onConflict((conflict) => conflict.column('area').doUpdateSet({ version: area.steps.length }))
    .execute();
};

/** Brings the tables up to this program's schema in one transaction: wholly, or not at all. */
export const migrate = (db: Db, dialect: SqlDialectName, areas: readonly SchemaArea[]): Promise<MigrationOutcome> =>
  db.transaction().execute(async (tx) => {
    await createVersions(tx);
    const stored = await tx.selectFrom('schema_areas').selectAll().execute();
    const newer = stored.find((row) => row.version > (areas.find((area) => area.name === row.area)?.steps.length ?? 0));
    if (newer !== undefined) return { type: 'newer', area: newer.area };
    const versionOf = (area: SchemaArea) => stored.find((row) => row.area === area.name)?.version ?? 0;
    const behind = areas.filter((area) => versionOf(area) < area.steps.length);
    for (const area of behind) await applyArea(tx, dialect, area, versionOf(area));
    return { type: 'migrated', applied: behind.length };
  });

/** What SQLite and PostgreSQL name differently. Instants need 64 bits; strict tables refuse a value of the wrong type.
 *  `clusteredEnd` is for busy tables that are always asked by their key: SQLite then keeps no second tree for it. */
export const columnTypes = (dialect: SqlDialectName) => ({
  instant: dialect === 'sqlite' ? sql`integer` : sql`bigint`,
  tableEnd: dialect === 'sqlite' ? sql`strict` : sql``,
  clusteredEnd: dialect === 'sqlite' ? sql`strict, without rowid` : sql``,
});
