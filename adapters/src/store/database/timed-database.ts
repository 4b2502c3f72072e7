import type { ResultAsync } from 'neverthrow';
import type { Database } from './database.ts';

/** Receives the duration of a read or a transaction in milliseconds, including its wait in the queue. */
export type OnDatabaseTime = (kind: 'read' | 'transaction', milliseconds: number) => void;

/** Returns a database that reports the duration of all work, whether it succeeds or fails. */
export const timedDatabase = (database: Database, onTime: OnDatabaseTime | undefined): Database => {
  if (onTime === undefined) return database;
  const timed = <Value, Failure>(
    kind: Parameters<OnDatabaseTime>[0],
    run: () => ResultAsync<Value, Failure>,
  ): ResultAsync<Value, Failure> => {
    const began = performance.now();
    const running = run();
    const end = (): void => onTime(kind, performance.now() - began);
    void running.then(end, end);
    return running;
  };
  return {
    ...database,
    read: (work) => timed('read', () => database.read(work)),
    transaction: (terms, work) => timed('transaction', () => database.transaction(terms, work)),
  };
};
