import { Migrator } from 'kysely/migration';
import type { SqlDialectName } from '../schema/table.ts';
import type { Db } from './database.ts';

/** One change of the schema, applied in one transaction. `existingTables`: names of the tables before the change. */
export type MigrationStep = (db: Db, dialect: SqlDialectName, existingTables: readonly string[]) => Promise<void>;

export type Migrations = Readonly<Record<string, MigrationStep>>;

/** `newer`: the database has a migration unknown to this program. `older`: tables of `release`, which need `db
 *  upgrade`; without `release`, of a build before the first release or between two. `foreign`: tables of another
 *  program. `unfit`: the database cannot store a shop. */
export type MigrationOutcome =
  | { readonly type: 'migrated'; readonly applied: number }
  | { readonly type: 'newer'; readonly migration: string }
  | { readonly type: 'older'; readonly release?: string | undefined }
  | { readonly type: 'foreign' }
  | { readonly type: 'unfit'; readonly reason: string };

/** Table of applied migrations, and Kysely's lock table. */
export const migrationTable = 'schema_migrations';
const migrationLockTable = 'schema_migrations_lock';

/** Table in which versions before `0001-baseline` counted their steps. */
const areasTable = 'schema_areas';

/** Whether tables belong to a shop of a version whose database this program cannot read. */
export const isOlderShop = (tables: readonly string[]): boolean =>
  tables.includes(areasTable) && !tables.includes(migrationTable);

/** Migrations that convert all rows of a release, and that release. */
const upgrades: ReadonlyMap<string, string> = new Map([['0002-documents', '0.2.0']]);

/** A shop in a format that this program does not read. `release` can be upgraded; `undefined` for a build between
 *  two releases. */
export type FormerShop = { readonly release: string | undefined };

/** Returns the former shop in a database with these applied migrations. `undefined` when this program reads it. */
export const formerShop = (applied: readonly string[], migrations: Migrations): FormerShop | undefined => {
  const names = Object.keys(migrations);
  const missing = names.filter((name) => !applied.includes(name));
  const [next] = missing;
  if (applied.length === 0 || next === undefined) return undefined;
  // A build between two releases had other migrations under the same names.
  if (names.slice(names.indexOf(next)).some((name) => applied.includes(name))) return { release: undefined };
  const release = missing.map((name) => upgrades.get(name)).find((one) => one !== undefined);
  return release === undefined ? undefined : { release };
};

/** `upgrades`: also convert the database of a former release. Not the default, because it takes time and the former
 *  program cannot read the result. */
export type MigrationTerms = { readonly upgrades?: boolean | undefined };

/** Applies missing migrations, all or none. Of several starting processes, one applies them. `tables` contains the
 *  names of existing tables. A process with nothing to do needs no right to create tables. Throws database errors. */
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
