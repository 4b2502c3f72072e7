import { expect, it } from 'vitest';
import { shopFailure } from './failure.ts';
import { withHints } from './unreachable-hints.ts';

const hintsOf = (cause: 'network' | 'timeout' | 'status' | 'store' | 'malformed') => {
  const failure = withHints(shopFailure({ kind: 'unreachable', cause }), { type: 'gateway', url: 'http://shop.test' });
  return failure.type === 'shop' ? failure.hints : undefined;
};

it('the hints of an unreachable shop suggest shop serve after a network error, otherwise the log of the server', () => {
  expect(hintsOf('network')).toContain('start the shop with: shop serve');
  for (const cause of ['timeout', 'status', 'store'] as const)
    expect(hintsOf(cause)).toEqual(['asked: http://shop.test', 'its server logs the reason on its error stream']);
  expect(hintsOf('malformed')).toEqual(['asked: http://shop.test', 'choose another with: --on <address | folder>']);
});
