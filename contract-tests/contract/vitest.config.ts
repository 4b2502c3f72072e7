import { defineConfig } from 'vitest/config';

/** The contracts against one running host or payment bridge. Checks run one after the other, since they count its
 *  places. */
export default defineConfig({
  test: {
    include: ['contract-tests/contract/*.test.ts'],
    reporters: ['verbose'],
    hookTimeout: 120_000,
  },
});
