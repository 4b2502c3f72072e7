import { type Instant, parseInstant } from '@shop/core/dates/instant';

const text = process.env.TEST_START || '2027-01-08T08:00:00Z';

/** The time at which every shop of a test starts: the environment variable TEST_START, by default an ordinary Friday
 *  morning. `npm run test:days` sets it to special days. */
export const testStart: Instant = parseInstant(text).match(
  (at) => at,
  () => {
    throw new Error(`TEST_START must be a moment with its zone, such as 2026-11-21T10:00:00Z, not ${text}`);
  },
);
