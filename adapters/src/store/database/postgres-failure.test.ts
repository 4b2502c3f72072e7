import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { ConnectionLost, postgresFailure, UnknownOutcome } from './postgres-failure.ts';

/** Returns a database error with a state. */
const said = (state: string): DatabaseError => Object.assign(new DatabaseError('said', 4, 'error'), { code: state });

test.each([
  ['a server that goes down', '57P01', { retry: 'lost', kind: 'lost' }],
  ['a connection that nobody had used for too long', '57P05', { retry: 'lost', kind: 'lost' }],
  ['a connection that failed', '08006', { retry: 'lost', kind: 'lost' }],
  ['what failed to be serialized', '40001', { retry: 'race', kind: 'busy' }],
  ['a deadlock', '40P01', { retry: 'race', kind: 'busy' }],
  ['a server that takes no writes', '25006', { retry: 'lost', kind: 'readOnly' }],
  ['a standby that refuses to serialize', '0A000', { retry: 'lost', kind: 'readOnly' }],
  ['a lock that somebody keeps', '55P03', { kind: 'busy' }],
  ['a row that is there already', '23505', { retry: 'constraint' }],
  ['a statement that took too long', '57014', { kind: 'busy' }],
  ['a transaction without a word for too long', '25P03', { kind: 'busy' }],
  ['a transaction that took too long', '25P04', { kind: 'busy' }],
  ['a table that was there at the start', '42P01', { kind: 'damaged' }],
  ['a column that was there at the start', '42703', { kind: 'damaged' }],
  ['a pooler that says no', '08P01', { kind: 'other' }],
  ['a disk that is full', '53100', { kind: 'full' }],
  ['no connection left', '53300', { kind: 'overloaded' }],
  ['a right that was taken away', '42501', { kind: 'other' }],
  ['a statement that no database reads', '42601', {}],
])('%s (%s) means what is to be done about it', (_what, state, failure) => {
  expect(postgresFailure(said(state))).toEqual(failure);
});

test('an error that the server did not send is a lost connection, or a fault of the program', () => {
  const gone = [new ConnectionLost('gone'), new UnknownOutcome('no answer')].map(postgresFailure);
  expect(gone).toEqual([
    { retry: 'lost', kind: 'lost' },
    { retry: 'lost', kind: 'lost' },
  ]);
  expect(postgresFailure(new Error('ours'))).toEqual({});
});
