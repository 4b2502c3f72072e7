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

/** The shop on a real PostgreSQL that is started for them; without its programs they are skipped, which is reported at
 *  the end. */
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

// Only ends what hangs: no test may fail because its machine is busy.
const timeoutMs = 120_000;

export default defineConfig({
  test: {
    testTimeout: timeoutMs,
    hookTimeout: timeoutMs,
    expect: { poll: { timeout: timeoutMs } },
    // Files of a project share what they import: to load it anew for each took longer than all tests of core.
    isolate: false,
    // They run alone, and many wait for programs that they start: 1.5 workers per core.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      ...['core', 'adapters', 'ui', 'cli', 'contract-tests'].map(project),
      ...(postgresPrograms() === undefined ? [] : [postgres]),
    ],
  },
});
