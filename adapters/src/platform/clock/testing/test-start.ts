import { type Instant, parseInstant } from '@shop/core/dates/instant';

const text = process.env.TEST_START || '2027-01-08T08:00:00Z';

/** The moment at which every shop that a test opens begins to live: what the environment variable TEST_START says, else a
 *  Friday morning without anything special about it. `npm run test:days` sets it to days that are special. */
export const testStart: Instant = parseInstant(text).match(
  (at) => at,
  () => {
    throw new Error(`TEST_START must be a moment with its zone, such as 2026-11-21T10:00:00Z, not ${text}`);
  },
);
