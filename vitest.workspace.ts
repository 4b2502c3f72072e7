import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { postgresPrograms } from './.ci/postgres.mjs';

const project = (name: string) => ({
  extends: true as const,
  test: {
    name,
    root: name,
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: ['src/postgres/**'],
    environment: 'node' as const,
  },
});

/** Tests on a PostgreSQL server that they start. Without its programs they are skipped, and the end reports it. */
const postgres = {
  extends: true as const,
  test: {
    name: 'postgres',
    root: 'contract-tests',
    include: ['src/postgres/**/*.test.ts'],
    environment: 'node' as const,
    globalSetup: [join(import.meta.dirname, 'contract-tests/src/postgres/server-for-all.ts')],
  },
};

// Long, as it only has to end tests that hang: no test may fail because its machine is busy.
const timeoutMs = 120_000;

export default defineConfig({
  test: {
    testTimeout: timeoutMs,
    hookTimeout: timeoutMs,
    expect: { poll: { timeout: timeoutMs } },
    // Files of a project share their imports: loading them again for each file takes longer than all tests of core.
    isolate: false,
    // 1.5 workers per core, since many tests wait for programs that they start.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      ...['core', 'adapters', 'ui', 'cli', 'contract-tests'].map(project),
      ...(postgresPrograms() === undefined ? [] : [postgres]),
    ],
  },
});
