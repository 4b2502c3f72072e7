import { sql } from 'kysely';
import type { Db, SqlDialectName, Tx } from './database.ts';

/** One change of the schema. Steps are never edited once released, only added behind the last one. */
export type SchemaStep = (tx: Tx, dialect: SqlDialectName) => Promise<void>;

/** One that moves many rows, so many at a time; answers whether any are left. It finds those by themselves, so that whoever killed it
 *  half-way has it go on where it was. The tables get their shape in a step of its own before (D-SCHEMA-STEPS). */
export type BatchedStep = { readonly batch: (tx: Tx, dialect: SqlDialectName) => Promise<boolean> };

/** The steps of one area of tables, in order; each area keeps them in a file of its own. */
export type SchemaArea = { readonly name: string; readonly steps: readonly (SchemaStep | BatchedStep)[] };

/** `newer` names an area whose tables this program does not know yet; `foreign`, that the tables are another program's; `unfit`, why no
 *  shop can be kept there. */
export type MigrationOutcome =
  | { readonly type: 'migrated'; readonly applied: number }
  | { readonly type: 'newer'; readonly area: string }
  | { readonly type: 'foreign' }
  | { readonly type: 'unfit'; readonly reason: string };

export const createVersions = async (tx: Tx): Promise<void> => {
  await tx.schema
    .createTable('schema_areas')
    .ifNotExists()
    .addColumn('area', 'text', (column) => column.notNull().primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
};

/** An area that somebody brought further than this program knows. */
export const newerArea = async (tx: Tx, areas: readonly SchemaArea[]): Promise<string | undefined> => {
  const stored = await tx.selectFrom('schema_areas').selectAll().execute();
  return stored.find((row) => row.version > (areas.find((area) => area.name === row.area)?.steps.length ?? 0))?.area;
};

/** How many steps of an area were applied. */
export const versionOf = async (tx: Tx, { name }: SchemaArea): Promise<number> =>
  (await tx.selectFrom('schema_areas').select('version').where('area', '=', name).executeTakeFirst())?.version ?? 0;

export const writeVersion = async (tx: Tx, { name }: SchemaArea, version: number): Promise<void> => {
  await tx
    .insertInto('schema_areas')
    .values({ area: name, version })
    .onConflict((conflict) => conflict.column('area').doUpdateSet({ version }))
    .execute();
};

/** A step, or the next batch of one; answers whether it is to be asked again. */
export const stepOnce = async (tx: Tx, dialect: SqlDialectName, step: SchemaStep | BatchedStep): Promise<boolean> => {
  if ('batch' in step) return step.batch(tx, dialect);
  await step(tx, dialect);
  return false;
};

const applyArea = async (tx: Tx, dialect: SqlDialectName, area: SchemaArea, version: number): Promise<void> => {
  for (const step of area.steps.slice(version)) while (await stepOnce(tx, dialect, step));
  await writeVersion(tx, area, area.steps.length);
};

/** Brings the tables up to this program's schema in one transaction: wholly, or not at all. */
export const migrate = (db: Db, dialect: SqlDialectName, areas: readonly SchemaArea[]): Promise<MigrationOutcome> =>
  db.transaction().execute(async (tx) => {
    await createVersions(tx);
    const newer = await newerArea(tx, areas);
    if (newer !== undefined) return { type: 'newer', area: newer };
    let applied = 0;
    for (const area of areas) {
      const version = await versionOf(tx, area);
      if (version === area.steps.length) continue;
      await applyArea(tx, dialect, area, version);
      applied += 1;
    }
    return { type: 'migrated', applied };
  });

/** What SQLite and PostgreSQL name differently. Instants need 64 bits; strict tables refuse a value of the wrong type.
 *  `clusteredEnd` is for busy tables that are always asked by their key: SQLite then keeps no second tree for it. */
export const columnTypes = (dialect: SqlDialectName) => ({
  instant: dialect === 'sqlite' ? sql`integer` : sql`bigint`,
  tableEnd: dialect === 'sqlite' ? sql`strict` : sql``,
  clusteredEnd: dialect === 'sqlite' ? sql`strict, without rowid` : sql``,
});
