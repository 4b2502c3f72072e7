import { expect, test } from 'vitest';
import { browserRandom } from './browser-random.ts';
import { cryptoRandom, seededRandom } from './crypto-random.ts';

const draw = (source: { token(): string }, count: number) => Array.from({ length: count }, () => source.token());

test.each([
  ['crypto', cryptoRandom],
  ['browser', browserRandom],
  ['seeded', seededRandom('seed')],
])('%s tokens are 32 hexadecimal digits and do not repeat', (_, source) => {
  const tokens = draw(source, 1000);
  expect(tokens.every((token) => /^[0-9a-f]{32}$/.test(token))).toBe(true);
  expect(new Set(tokens).size).toBe(1000);
});

test('seeded tokens are the same for the same seed, and differ for another', () => {
  expect(draw(seededRandom('a'), 5)).toEqual(draw(seededRandom('a'), 5));
  expect(draw(seededRandom('a'), 5)).not.toEqual(draw(seededRandom('b'), 5));
});
