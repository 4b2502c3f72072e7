import { DatabaseError } from 'pg';
import { type StoreFailureKind, StoreTrouble } from './store-failure.ts';

/** The connection is lost or was never made: its transaction has no effect. */
export class ConnectionLost extends Error {}

/** The answer to a COMMIT is lost: the transaction may be committed or not. */
export class UnknownOutcome extends Error {}

/** When a name has several addresses and none answers, the error has a code and no message. */
const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' && 'code' in error ? String(error.code) : error.message;
};

/** Returns server errors and conversion errors unchanged, and `ConnectionLost` for any other error of pg. */
export const driverError = (error: unknown): unknown =>
  error instanceof DatabaseError || error instanceof RangeError || error instanceof TypeError
    ? error
    : new ConnectionLost(messageOf(error), { cause: error });

/** Whether a statement was refused because an earlier one of its transaction failed. */
export const isAborted = (error: unknown): boolean => error instanceof DatabaseError && error.code === '25P02';

/** Whether pg did not send a statement, because its connection was closed. Only the message says so. */
export const isUnsent = (error: unknown): boolean =>
  error instanceof ConnectionLost && error.message.endsWith('is not queryable');

/** The meaning of an error for its transaction. `retry`: another run may succeed, because of a `race` with another
 *  transaction, a `constraint` (perhaps), or a `lost` connection. `kind`: how the store failed; absent for a bug. */
export type PostgresFailure = {
  readonly retry?: 'race' | 'constraint' | 'lost';
  readonly kind?: StoreFailureKind;
};

const race: PostgresFailure = { retry: 'race', kind: 'busy' };
const connectionLost: PostgresFailure = { retry: 'lost', kind: 'lost' };
const readOnly: PostgresFailure = { retry: 'lost', kind: 'readOnly' };

/** By the beginning of the SQLSTATE; the first match counts. A state without a match is a bug. */
const meanings: readonly (readonly [state: RegExp, failure: PostgresFailure])[] = [
  // Serialization failure and deadlock.
  [/^40/, race],
  [/^23/, { retry: 'constraint' }],
  // Timeout of a lock, statement, idle transaction or transaction.
  [/^(55P03|57014|25P0[34])/, { kind: 'busy' }],
  // The connection failed; the server stops, crashed or is not up yet. A pooler refuses with a protocol violation.
  [/^(08(?!P01)|57P)/, connectionLost],
  // A standby reports serializable transactions as a missing feature.
  [/^(25006|0A000)/, readOnly],
  // Tables and columns existed at the start: the database was restored or is another one.
  [/^(42P01|42703|XX)/, { kind: 'damaged' }],
  [/^53100/, { kind: 'full' }],
  [/^53/, { kind: 'overloaded' }],
  // Errors of the log-in, the database's name, privileges, the server's state and its operating system.
  [/^(08|28|3D|42501|55|58)/, { kind: 'other' }],
];

/** Returns the meaning of an error for its transaction. */
export const postgresFailure = (error: unknown): PostgresFailure => {
  if (error instanceof ConnectionLost || error instanceof UnknownOutcome) return connectionLost;
  if (error instanceof StoreTrouble) return { kind: error.kind };
  if (!(error instanceof DatabaseError)) return {};
  const { code = '' } = error;
  return meanings.find(([state]) => state.test(code))?.[1] ?? {};
};

/** Returns the error expected by the layers above; the program's own errors are returned unchanged. */
export const storeErrorOf = (error: unknown): unknown => {
  const { kind } = postgresFailure(error);
  if (kind === undefined) return error;
  return new StoreTrouble(kind, error instanceof Error ? error.message : String(error), { cause: error });
};
