import { expect, it } from 'vitest';
import { closestTo } from './did-you-mean.ts';

const names = ['termalija', 'orhidelija', 'aqualuna', 'termalija na ure', 'pari'];

it.each([
  ['termalia', ['termalija']],
  ['temralija', ['termalija']],
  ['aqalunna', ['aqualuna']],
  ['pare', ['pari']],
  ['savna', []],
  ['', []],
])('the closest names to %j are %j', (wanted, expected) => {
  expect(closestTo(wanted, names)).toEqual(expected);
});

it('returns all names with the same distance', () => {
  expect(closestTo('dan b', ['dan a', 'dan c', 'noc'])).toEqual(['dan a', 'dan c']);
});
