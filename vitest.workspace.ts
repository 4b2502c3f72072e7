import { defineConfig } from 'vitest/config';

const project = (name: string) => ({
  extends: true as const,
  test: { name, root: name, include: ['src/**/*.test.{ts,tsx}'], environment: 'node' as const },
});

// Only ends what hangs: no test may fail because its machine is busy.
const timeoutMs = 120_000;

export default defineConfig({
  test: {
    testTimeout: timeoutMs,
    hookTimeout: timeoutMs,
    // Files of a project share what they import: to load it anew for each took longer than all tests of core.
    isolate: false,
    // Nobody else works while they run: one core for each worker, and none kept back.
    maxWorkers: '100%',
    projects: ['core', 'adapters', 'ui', 'cli', 'contract-tests'].map(project),
  },
});
