import { type DataTypeNode, type Dialect, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { TellingDriver } from './telling-driver.ts';

/** Texts are compared by their bytes, as SQLite does: keys and days have one order, whatever language the database was made for. */
class BytewiseCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    if (node.dataType === 'text') this.append(' collate "C"');
  }
}

/** PostgreSQL as the shop speaks it, over the connections of one process. */
export const postgresDialect = (driver: TellingDriver): Dialect => {
  // Statements that are put together once are known by it.
  const adapter = new PostgresAdapter();
  return {
    createDriver: () => driver,
    createAdapter: () => adapter,
    createQueryCompiler: () => new BytewiseCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
};
