import { defineConfig } from 'vitest/config';

/** Core's tests for `npm run mutate`. Stryker itself ends tests that hang. */
export default defineConfig({ test: { include: ['core/src/**/*.test.ts'], isolate: false, testTimeout: 120_000 } });
