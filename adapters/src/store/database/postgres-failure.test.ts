import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { ConnectionLost, postgresFailure, UnknownOutcome } from './postgres-failure.ts';

/** Returns a database error with a state. */
const errorOf = (state: string): DatabaseError =>
  Object.assign(new DatabaseError('an error', 8, 'error'), { code: state });

test.each([
  ['a server that goes down', '57P01', { retry: 'lost', kind: 'lost' }],
  ['an idle connection', '57P05', { retry: 'lost', kind: 'lost' }],
  ['a connection that failed', '08006', { retry: 'lost', kind: 'lost' }],
  ['a serialization failure', '40001', { retry: 'race', kind: 'busy' }],
  ['a deadlock', '40P01', { retry: 'race', kind: 'busy' }],
  ['a read-only server', '25006', { retry: 'lost', kind: 'readOnly' }],
  ['a standby that refuses to serialize', '0A000', { retry: 'lost', kind: 'readOnly' }],
  ['a lock that is not available', '55P03', { kind: 'busy' }],
  ['a row that exists', '23505', { retry: 'constraint' }],
  ['a statement that took too long', '57014', { kind: 'busy' }],
  ['a transaction that was idle for too long', '25P03', { kind: 'busy' }],
  ['a transaction that took too long', '25P04', { kind: 'busy' }],
  ['a missing table', '42P01', { kind: 'damaged' }],
  ['a missing column', '42703', { kind: 'damaged' }],
  ['a pooler that refuses', '08P01', { kind: 'other' }],
  ['a disk that is full', '53100', { kind: 'full' }],
  ['no connection left', '53300', { kind: 'overloaded' }],
  ['a missing privilege', '42501', { kind: 'other' }],
  ['a syntax error', '42601', {}],
])('PostgreSQL’s error for %s (%s) is classified as %j', (_what, state, failure) => {
  expect(postgresFailure(errorOf(state))).toEqual(failure);
});

test('an error of the connection is classified as lost, and any other as a fault of the program', () => {
  const gone = [new ConnectionLost('gone'), new UnknownOutcome('no answer')].map(postgresFailure);
  expect(gone).toEqual([
    { retry: 'lost', kind: 'lost' },
    { retry: 'lost', kind: 'lost' },
  ]);
  expect(postgresFailure(new Error('ours'))).toEqual({});
});
