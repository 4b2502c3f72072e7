import { expect, it } from 'vitest';
import { closestTo } from './did-you-mean.ts';

const names = ['termalija', 'orhidelija', 'aqualuna', 'termalija na ure', 'pari'];

it.each([
  ['termalia', ['termalija']],
  ['temralija', ['termalija']],
  ['aqalunna', ['aqualuna']],
  ['termalija na uro', ['termalija na ure']],
  ['pare', ['pari']],
  ['savna', []],
  ['x', []],
  ['', []],
])('%j is closest to %j', (wanted, expected) => {
  expect(closestTo(wanted, names)).toEqual(expected);
});

it('names all that are as close as another', () => {
  expect(closestTo('dan b', ['dan a', 'dan c', 'noc'])).toEqual(['dan a', 'dan c']);
});
