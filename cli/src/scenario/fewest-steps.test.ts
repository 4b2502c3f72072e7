import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fewestSteps } from './fewest-steps.ts';

test('whatever steps it takes, just they are left, in their order', async () => {
  const any = fc.tuple(fc.integer({ min: 0, max: 20 }), fc.array(fc.nat({ max: 19 }), { maxLength: 5 }));
  await fc.assert(
    fc.asyncProperty(any, async ([count, wanted]) => {
      const needed = [...new Set(wanted.filter((step) => step < count))].sort((a, b) => a - b);
      const all = Array.from({ length: count }, (_, at) => at);
      expect(await fewestSteps(all, async (steps) => needed.every((step) => steps.includes(step)))).toEqual(needed);
    }),
  );
});
