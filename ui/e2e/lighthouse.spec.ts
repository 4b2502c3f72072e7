import { auditPages, barred } from './lighthouse-audit.ts';
import { expect, test } from './shop-test.ts';

// One page stands for the six of `npm run lighthouse`: the one with the most in it.
test('Lighthouse has nothing to say against the ticket page', async ({ shop }) => {
  test.setTimeout(120_000);
  for await (const { scores, failed } of auditPages(shop.origin, (name) => name === 'ticket')) {
    expect(failed).toEqual([]);
    expect(barred.map((category) => scores[category])).toEqual([100, 100, 100]);
  }
});
