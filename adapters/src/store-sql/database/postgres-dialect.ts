import { type DataTypeNode, PostgresAdapter, PostgresDialect, PostgresQueryCompiler } from 'kysely';
import type { Pool } from 'pg';
import type { PostgresClockDriver } from './postgres-driver.ts';

/** Texts are compared by their bytes, as SQLite does: keys and days have one order, whatever language the database was made for. */
class BytewiseCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    if (node.dataType === 'text') this.append(' collate "C"');
  }
}

/** Kysely's lock of migrations belongs to a session, which is another one behind a pooler: the shop migrates under a lock of its own. */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}

/** PostgreSQL as Kysely speaks it, through the shop's driver. */
export class ShopPostgresDialect extends PostgresDialect {
  readonly #driver: PostgresClockDriver;

  constructor(pool: Pool, driver: PostgresClockDriver) {
    super({ pool });
    this.#driver = driver;
  }

  override createAdapter(): PostgresAdapter {
    return new UnlockedAdapter();
  }

  override createDriver(): PostgresClockDriver {
    return this.#driver;
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new BytewiseCompiler();
  }
}
