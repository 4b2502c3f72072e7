import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteConnection, sqliteDatabase } from '../database/sqlite-database.ts';
import { migrations } from '../schema/migrations.ts';

/** A thread in the role of a starting process: opens a file, migrates it and posts the outcome. */
const database = sqliteDatabase(openSqliteConnection(String(workerData)));
const outcome = await database.migrate(migrations);
await database.close();
parentPort?.postMessage(outcome.unwrapOr(undefined));
