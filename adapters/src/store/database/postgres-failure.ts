import { DatabaseError } from 'pg';
import { type StoreFailureKind, StoreTrouble } from './store-failure.ts';

/** The connection is gone, or never was there: the transaction that it carried has no effect. */
export class ConnectionLost extends Error {}

/** The answer to a COMMIT is lost: the transaction may have been kept or not. */
export class UnknownOutcome extends Error {}

/** Where a name has several addresses and none answers, the error has a code and no message. */
const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' && 'code' in error ? String(error.code) : error.message;
};

/** Server errors and conversion errors pass unchanged; any other error of pg means that the connection is lost. */
export const driverError = (error: unknown): unknown =>
  error instanceof DatabaseError || error instanceof RangeError || error instanceof TypeError
    ? error
    : new ConnectionLost(messageOf(error), { cause: error });

/** Whether a statement was refused because an earlier one of its transaction failed. */
export const isAborted = (error: unknown): boolean => error instanceof DatabaseError && error.code === '25P02';

/** Whether pg did not send a statement, as its connection was known to be gone. Only its message says so. */
export const isUnsent = (error: unknown): boolean =>
  error instanceof ConnectionLost && error.message.endsWith('is not queryable');

/** What an error means for its transaction. `retry`: another run may succeed; `race`: another transaction interfered,
 *  `constraint`: perhaps, `lost`: a new connection is needed. `kind`: how the store failed; none for a bug. */
export type PostgresFailure = {
  readonly retry?: 'race' | 'constraint' | 'lost';
  readonly kind?: StoreFailureKind;
};

const race: PostgresFailure = { retry: 'race', kind: 'busy' };
const lost: PostgresFailure = { retry: 'lost', kind: 'lost' };
const readOnly: PostgresFailure = { retry: 'lost', kind: 'readOnly' };

/** By how a SQLSTATE begins; the first that matches counts, and what none matches is a bug. */
const meanings: readonly (readonly [state: RegExp, failure: PostgresFailure])[] = [
  // Serialization failure and deadlock.
  [/^40/, race],
  [/^23/, { retry: 'constraint' }],
  // Lock, statement, idle transaction and transaction that took too long.
  [/^(55P03|57014|25P0[34])/, { kind: 'busy' }],
  // The connection failed; the server stops, has crashed, or is not up yet. A pooler refuses with a protocol violation.
  [/^(08(?!P01)|57P)/, lost],
  // A standby refuses serializable transactions as a feature that it lacks.
  [/^(25006|0A000)/, readOnly],
  // A table or column that is missing was there at the start: the database was put back, or is another one.
  [/^(42P01|42703|XX)/, { kind: 'damaged' }],
  [/^53100/, { kind: 'full' }],
  [/^53/, { kind: 'overloaded' }],
  // The log-in, the database's name, a right, the server's state and its system.
  [/^(08|28|3D|42501|55|58)/, { kind: 'other' }],
];

export const postgresFailure = (error: unknown): PostgresFailure => {
  if (error instanceof ConnectionLost || error instanceof UnknownOutcome) return lost;
  if (error instanceof StoreTrouble) return { kind: error.kind };
  if (!(error instanceof DatabaseError)) return {};
  const { code = '' } = error;
  return meanings.find(([state]) => state.test(code))?.[1] ?? {};
};

/** The error as the layers above expect it; the program's own stays what it is. */
export const storeErrorOf = (error: unknown): unknown => {
  const { kind } = postgresFailure(error);
  if (kind === undefined) return error;
  return new StoreTrouble(kind, error instanceof Error ? error.message : String(error), { cause: error });
};
