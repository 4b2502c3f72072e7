import { DatabaseSync } from 'node:sqlite';
import { type PaymentRecord, recordColumns, recordIn } from '../payment-record.ts';

/** Returns the records of a test bank's file, in the order in which the attempts were opened. */
export const storedAttempts = (file: string): readonly PaymentRecord[] => {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare(`select ${recordColumns} from attempts order by rowid`).all();
  database.close();
  return rows.flatMap((row) => recordIn(row) ?? []);
};
