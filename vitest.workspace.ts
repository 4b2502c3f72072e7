import { defineConfig } from 'vitest/config';

const project = (name: string) => ({
  extends: true as const,
  test: { name, root: name, include: ['src/**/*.test.{ts,tsx}'], environment: 'node' as const },
});

export default defineConfig({
  test: { projects: ['core', 'adapters', 'ui', 'cli', 'contract-tests'].map(project) },
});
