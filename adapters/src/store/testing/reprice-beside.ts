import type { DatabaseSync } from 'node:sqlite';
import { isRecord } from '../../wire/codec/json-value.ts';

/** Returns a stored version of the catalog with other prices, in euros. */
const repricedDocument = (document: string, priceOf: (id: string, price: number) => number): string =>
  JSON.stringify(
    JSON.parse(document, (_, value: unknown) =>
      isRecord(value) && typeof value.id === 'string' && typeof value.price === 'number'
        ? { ...value, price: Math.round(priceOf(value.id, value.price) * 100) / 100 }
        : value,
    ),
  );

/** Puts a changed version of the catalog on sale while a shop has the file open. `change` receives the newest document
 *  as JSON text. */
export const changeCatalogBeside = (database: DatabaseSync, change: (document: string) => string): void => {
  database.exec('begin immediate');
  const newest = database.prepare('select version, since, document from catalog_versions order by version desc').get();
  database
    .prepare('insert into catalog_versions (version, since, stamp, document) values (?, ?, ?, ?)')
    .run(Number(newest?.version) + 1, Number(newest?.since), 'changed', change(String(newest?.document)));
  database.exec('commit');
};

/** Puts a version with other prices on sale while a shop has the file open. Prices in euros. */
export const repriceBeside = (database: DatabaseSync, priceOf: (id: string, price: number) => number): void =>
  changeCatalogBeside(database, (document) => repricedDocument(document, priceOf));
