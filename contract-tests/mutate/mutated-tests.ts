import { defineConfig } from 'vitest/config';

/** Core's tests as `npm run mutate` runs them: Stryker ends what hangs. */
export default defineConfig({ test: { include: ['core/src/**/*.test.ts'], isolate: false, testTimeout: 120_000 } });
