import { expect, test } from 'vitest';
import { sampling } from './tracking.ts';

test('every trace, a tenth of the sessions and every session with an error are reported (R-LIMIT-9 to R-LIMIT-11)', () => {
  expect(sampling).toEqual({ traces: 1, replays: 0.1, replaysOnError: 1 });
});
