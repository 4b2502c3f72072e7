import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteConnection, sqliteDatabase } from '../database/sqlite-database.ts';
import { migrations } from '../schema/migrations.ts';

/** A thread that starts as a process of its own would: it opens the file named by its data and answers what became of its migration. */
const database = sqliteDatabase(openSqliteConnection(String(workerData)));
const outcome = await database.migrate(migrations);
await database.close();
parentPort?.postMessage(outcome.unwrapOr(undefined));
