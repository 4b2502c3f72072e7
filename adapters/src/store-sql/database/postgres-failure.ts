import { DatabaseError } from 'pg';
import { type StoreFailureKind, StoreTrouble } from './store-failure.ts';

/** The connection is gone, or never was there: the transaction that it carried has no effect. */
export class ConnectionLost extends Error {}

/** The answer to a COMMIT is lost: the transaction may have been kept or not. */
export class UnknownOutcome extends Error {}

/** What an error means for its transaction. `retry`: another run may succeed; `race`: another transaction interfered,
 *  `constraint`: perhaps, `lost`: a new connection is needed. `kind`: how the store failed; none for a bug. */
export type PostgresFailure = {
  readonly retry?: 'race' | 'constraint' | 'lost';
  readonly kind?: StoreFailureKind;
};

const race: PostgresFailure = { retry: 'race', kind: 'busy' };
const lost: PostgresFailure = { retry: 'lost', kind: 'lost' };
const readOnly: PostgresFailure = { retry: 'lost', kind: 'readOnly' };
const constraint: PostgresFailure = { retry: 'constraint' };

/** By SQLSTATE, or by its class of two characters. */
const meanings: ReadonlyMap<string, PostgresFailure> = new Map([
  // Serialization failure and deadlock.
  ['40001', race],
  ['40P01', race],
  // A table or type that another process created at the same time.
  ['42P07', constraint],
  ['42710', constraint],
  ['23', constraint],
  // Lock, statement and idle transaction that took too long.
  ['55P03', { kind: 'busy' }],
  ['57014', { kind: 'busy' }],
  ['25P03', { kind: 'busy' }],
  ['25P04', { kind: 'busy' }],
  // The server stops, has crashed, or is not up yet.
  ['57P01', lost],
  ['57P02', lost],
  ['57P03', lost],
  ['57P05', lost],
  ['08', lost],
  // A pooler refuses with a protocol violation.
  ['08P01', { kind: 'other' }],
  ['25006', readOnly],
  // A table or column that is missing was there at the start: the database was put back, or is another one.
  ['42P01', { kind: 'damaged' }],
  ['42703', { kind: 'damaged' }],
  ['XX', { kind: 'damaged' }],
  ['53', { kind: 'overloaded' }],
  ['53100', { kind: 'full' }],
  ['3D000', { kind: 'other' }],
  ['42501', { kind: 'other' }],
  ['55000', { kind: 'other' }],
  ['28', { kind: 'other' }],
  ['58', { kind: 'other' }],
]);

/** A standby refuses serializable transactions as a feature that it lacks. */
const isStandby = ({ code, routine }: DatabaseError): boolean =>
  code === '0A000' && /^call_\w+_check_hook$/.test(routine ?? '');

export const postgresFailure = (error: unknown): PostgresFailure => {
  if (error instanceof ConnectionLost || error instanceof UnknownOutcome) return lost;
  if (error instanceof StoreTrouble) return { kind: error.kind };
  if (!(error instanceof DatabaseError) || error.code === undefined) return {};
  if (isStandby(error)) return readOnly;
  return meanings.get(error.code) ?? meanings.get(error.code.slice(0, 2)) ?? {};
};

/** The error as the layers above expect it; the program's own stays what it is. */
export const storeErrorOf = (error: unknown): unknown => {
  const { kind } = postgresFailure(error);
  if (kind === undefined) return error;
  return new StoreTrouble(kind, error instanceof Error ? error.message : String(error), { cause: error });
};
