import { Migrator } from 'kysely/migration';
import type { SqlDialectName } from '../schema/table.ts';
import type { Db } from './database.ts';

/** One change of the schema, applied in one transaction. `standing` names the tables before it. */
export type MigrationStep = (db: Db, dialect: SqlDialectName, standing: readonly string[]) => Promise<void>;

export type Migrations = Readonly<Record<string, MigrationStep>>;

/** `newer`: a migration that this program does not know. `older`: tables of a release that wait for their upgrade, or,
 *  without a release, from before the first one or between two. `foreign`: tables of another program. `unfit`: why no
 *  shop can be stored. */
export type MigrationOutcome =
  | { readonly type: 'migrated'; readonly applied: number }
  | { readonly type: 'newer'; readonly migration: string }
  | { readonly type: 'older'; readonly release?: string | undefined }
  | { readonly type: 'foreign' }
  | { readonly type: 'unfit'; readonly reason: string };

/** Which migrations were applied, and the row by which Kysely finds its lock table set up. */
export const migrationTable = 'schema_migrations';
const migrationLockTable = 'schema_migrations_lock';

/** Where versions before `0001-baseline` counted their steps. */
const areasTable = 'schema_areas';

/** Whether tables belong to a shop of a version whose database this one does not read. */
export const isOlderShop = (tables: readonly string[]): boolean =>
  tables.includes(areasTable) && !tables.includes(migrationTable);

/** Migrations that move all rows of a release, and that release. */
const upgrades: ReadonlyMap<string, string> = new Map([['0002-documents', '0.2.0']]);

/** A shop that this program does not read as it is. `release`: upgrades bring that one over; a build between two
 *  releases made it where there is none. */
export type FormerShop = { readonly release: string | undefined };

/** What a database is to a program with these migrations; undefined if it reads it as it is. */
export const formerShop = (applied: readonly string[], migrations: Migrations): FormerShop | undefined => {
  const names = Object.keys(migrations);
  const missing = names.filter((name) => !applied.includes(name));
  const [next] = missing;
  if (applied.length === 0 || next === undefined) return undefined;
  // A build between two releases had other migrations under names of today.
  if (names.slice(names.indexOf(next)).some((name) => applied.includes(name))) return { release: undefined };
  const release = missing.map((name) => upgrades.get(name)).find((one) => one !== undefined);
  return release === undefined ? undefined : { release };
};

/** `upgrades`: also a database of a former release, whose rows all move; never by the way, as that takes time and the
 *  former program does not read it any more. */
export type MigrationTerms = { readonly upgrades?: boolean | undefined };

/** Applies missing migrations, all or none; of several starting processes one does. `tables` names the existing ones. A
 *  process with nothing to do needs no right to create tables. Throws database errors. */
export const migrate = async (
  db: Db,
  dialect: SqlDialectName,
  tables: readonly string[],
  migrations: Migrations,
  { upgrades: isUpgrade = false }: MigrationTerms = {},
): Promise<MigrationOutcome> => {
  if (isOlderShop(tables)) return { type: 'older' };
  if (tables.length > 0 && !tables.includes(migrationTable)) return { type: 'foreign' };
  const rows = tables.length === 0 ? [] : await db.selectFrom(migrationTable).select('name').execute();
  const newer = rows.find(({ name }) => !Object.hasOwn(migrations, name));
  if (newer !== undefined) return { type: 'newer', migration: newer.name };
  const former = formerShop(
    rows.map(({ name }) => name),
    migrations,
  );
  if (former !== undefined && !(isUpgrade && former.release !== undefined)) return { type: 'older', ...former };
  if (rows.length === Object.keys(migrations).length) return { type: 'migrated', applied: 0 };
  const steps = Object.entries(migrations).map(
    ([name, step]) => [name, { up: (tx: Db) => step(tx, dialect, tables) }] as const,
  );
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(steps) },
    migrationTableName: migrationTable,
    migrationLockTableName: migrationLockTable,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return { type: 'migrated', applied: results.length };
};
