import { DatabaseError } from 'pg';
import { noRowsState } from './expected-rows.ts';
import { type StoreFailureKind, StoreTrouble } from './store-failure.ts';

/** The connection is gone, or never was there: whatever ran on it has no effect, unless it was on its way to be kept. */
export class ConnectionLost extends Error {}

/** The same of a statement that the database did not come to, as one before it in the same message met the end: it has no effect. */
export class NeverRun extends ConnectionLost {}

/** What several shared failed, and who of them is at fault is not known. */
export class SharedFault extends Error {}

/** What an error means for the transaction that met it.
 *  `race`: undone because of another one, and worth another try. `held`: kept waiting by another one. `constraint`: refused by a table,
 *  for what another one wrote in the meantime or for a defect of the program. `lost`: nobody is there. `trouble`: the database cannot
 *  now. `defect`: the program's. */
export type PostgresFailure =
  | { readonly type: 'race' | 'held' | 'constraint' | 'lost' | 'defect' }
  | { readonly type: 'trouble'; readonly kind: StoreFailureKind };

/** Serialization failure, deadlock; rows that have changed since; a table, and its type, that somebody made at the same time. */
const races: ReadonlySet<string> = new Set(['40001', '40P01', noRowsState, '42P07', '42710']);

/** A lock that did not come in time. */
export const isHeld = (error: unknown): boolean => error instanceof DatabaseError && error.code === '55P03';

/** A prepared statement whose table has got another shape since; it stays unusable as long as its connection. */
export const isStale = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

/** A server that follows another one begins no transaction that may write, and keeps no serializable order. */
const isStandby = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '0A000' && /^call_\w+_check_hook$/.test(error.routine ?? '');

/** Nothing can be kept over this connection, which may lead to the wrong server by now; a new one asks anew. */
export const isReadOnly = (error: unknown): boolean =>
  isStandby(error) || (error instanceof DatabaseError && error.code === '25006');

/** Server going down, crashed, or not yet up; a connection that nobody had used for too long for it. */
const goneStates: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '57P05']);

/** The server's own last words over a connection. */
export const isEnding = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code !== undefined && goneStates.has(error.code);

/** A table or column that is not there was there at the start: the database was put back, or another one is in its place. What breaks the protocol
 *  (`08P01`) is a pooler's no, which stays one. */
const troubles: ReadonlyMap<string, StoreFailureKind> = new Map([
  ['42P01', 'damaged'],
  ['42703', 'damaged'],
  ['57014', 'busy'],
  ['25P03', 'busy'],
  ['25P04', 'busy'],
  ['08P01', 'other'],
  ['53100', 'full'],
  ['53200', 'overloaded'],
  ['53300', 'overloaded'],
  ['3D000', 'other'],
  ['42501', 'other'],
  ['55000', 'other'],
]);

/** Classes of SQLSTATE that are the server's own trouble: whom it lets in, limits, the system around it, its files. */
const troubleClasses: ReadonlyMap<string, StoreFailureKind> = new Map([
  ['28', 'other'],
  ['53', 'overloaded'],
  ['58', 'other'],
  ['XX', 'damaged'],
]);

export const postgresFailure = (error: unknown): PostgresFailure => {
  if (error instanceof ConnectionLost) return { type: 'lost' };
  if (error instanceof SharedFault) return { type: 'race' };
  const state = error instanceof DatabaseError ? error.code : undefined;
  if (state === undefined) return { type: 'defect' };
  if (isHeld(error)) return { type: 'held' };
  if (races.has(state) || isStale(error)) return { type: 'race' };
  if (isReadOnly(error)) return { type: 'trouble', kind: 'readOnly' };
  const known = troubles.get(state);
  if (isEnding(error) || (known === undefined && state.startsWith('08'))) return { type: 'lost' };
  if (state.startsWith('23')) return { type: 'constraint' };
  const kind = known ?? troubleClasses.get(state.slice(0, 2));
  return kind === undefined ? { type: 'defect' } : { type: 'trouble', kind };
};

/** The database's own words, but where it tells what was asked of it as something else. */
const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const isOvertaken = error instanceof DatabaseError && error.code === noRowsState;
  return isOvertaken ? 'what was to be changed was no longer as it was read' : error.message;
};

/** The error as everybody above tells it; the program's own stays what it is. */
export const toldOutside = (error: unknown): unknown => {
  if (error instanceof StoreTrouble) return error;
  const failure = postgresFailure(error);
  const message = messageOf(error);
  switch (failure.type) {
    case 'race':
    case 'held':
      return new StoreTrouble('busy', message, { cause: error });
    case 'lost':
      return new StoreTrouble('lost', message, { cause: error });
    case 'trouble':
      return new StoreTrouble(failure.kind, message, { cause: error });
    case 'constraint':
    case 'defect':
      return error;
  }
};
