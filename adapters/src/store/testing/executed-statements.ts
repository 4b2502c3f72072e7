import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { vi } from 'vitest';

/** Whether a statement begins or ends a transaction, as every change does. */
export const isOfTransaction = (sql: string): boolean => /^(begin|commit|savepoint|release|rollback)/.test(sql);

/** Calls back with the text and values of each statement that a connection executes from now on. */
export const onStatement = (
  connection: DatabaseSync,
  executed: (sql: string, values: readonly SQLInputValue[]) => void,
): void => {
  const prepare = connection.prepare.bind(connection);
  vi.spyOn(connection, 'prepare').mockImplementation((sql) => {
    const statement = prepare(sql);
    const [all, run] = [statement.all.bind(statement), statement.run.bind(statement)];
    return Object.assign(statement, {
      all: (...values: SQLInputValue[]) => {
        executed(sql, values);
        return all(...values);
      },
      run: (...values: SQLInputValue[]) => {
        executed(sql, values);
        return run(...values);
      },
    });
  });
};
