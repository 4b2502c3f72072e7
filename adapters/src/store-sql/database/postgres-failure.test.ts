import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { ConnectionLost, isEnding, postgresFailure, SharedFault } from './postgres-failure.ts';

/** What the database says with a state. */
const said = (state: string): DatabaseError => Object.assign(new DatabaseError('said', 4, 'error'), { code: state });

test.each([
  ['a server that goes down', '57P01', { type: 'lost' }],
  ['a connection that nobody had used for too long', '57P05', { type: 'lost' }],
  ['a connection that failed', '08006', { type: 'lost' }],
  ['what failed to be serialized', '40001', { type: 'race' }],
  ['a deadlock', '40P01', { type: 'race' }],
  ['a row that is no longer as it was read', '22012', { type: 'race' }],
  ['a lock that somebody keeps', '55P03', { type: 'held' }],
  ['a row that is there already', '23505', { type: 'constraint' }],
  ['a statement that took too long', '57014', { type: 'trouble', kind: 'busy' }],
  ['a transaction without a word for too long', '25P03', { type: 'trouble', kind: 'busy' }],
  ['a transaction that took too long', '25P04', { type: 'trouble', kind: 'busy' }],
  ['a table that was there at the start', '42P01', { type: 'trouble', kind: 'damaged' }],
  ['a column that was there at the start', '42703', { type: 'trouble', kind: 'damaged' }],
  ['a pooler that says no', '08P01', { type: 'trouble', kind: 'other' }],
  ['a disk that is full', '53100', { type: 'trouble', kind: 'full' }],
  ['no connection left', '53300', { type: 'trouble', kind: 'overloaded' }],
  ['a right that was taken away', '42501', { type: 'trouble', kind: 'other' }],
  ['a statement that no database reads', '42601', { type: 'defect' }],
])('%s (%s) means what is to be done about it', (_what, state, failure) => {
  expect(postgresFailure(said(state))).toEqual(failure);
});

test.each([
  ['57P01', true],
  ['57P05', true],
  ['57014', false],
])('the last words over a connection are known as such: %s', (state, isLast) => {
  expect(isEnding(said(state))).toBe(isLast);
});

test('what is no word of the database is lost, shared, or a fault of the program', () => {
  const types = [new ConnectionLost('gone'), new SharedFault('somebody'), new Error('ours')].map(postgresFailure);
  expect(types).toEqual([{ type: 'lost' }, { type: 'race' }, { type: 'defect' }]);
});
