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
    projects: ['core', 'adapters', 'ui', 'cli', 'contract-tests'].map(project),
  },
});
