import { DatabaseSync } from 'node:sqlite';
import type { ContentPort } from '@shop/core/ports/content-port';
import { ok } from 'neverthrow';
import { sampleContent } from '../sample/content/sample-content.ts';
import { sqlContent } from '../store-sql/content/sql-content.ts';
import { writeContent } from '../store-sql/content/write-content.ts';
import { sqliteDatabase } from '../store-sql/database/sqlite-database.ts';
import { contentSchema } from '../store-sql/schema/schema-content.ts';

/** The sample's pages, which have only one store, in one that is gone with the process. */
export const openMemoryContent = async (): Promise<{ readonly content: ContentPort; close(): Promise<void> }> => {
  const database = sqliteDatabase(new DatabaseSync(':memory:'));
  (await database.migrate([contentSchema]))._unsafeUnwrap();
  (await database.transaction(async (tx) => ok(await writeContent(tx, sampleContent))))._unsafeUnwrap();
  return { content: sqlContent(database), close: () => database.close() };
};
