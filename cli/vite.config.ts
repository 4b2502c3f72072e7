import { defineConfig } from 'vite';
import { startChunk } from '../.ci/start-chunk.ts';

const start = startChunk('/cli/src/process.ts');

export default defineConfig({
  plugins: [start.plugin],
  // Playwright is not bundled: a browser needs the packages for browser tests, which only a checkout has.
  ssr: { noExternal: true, external: ['@playwright/test'] },
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    minify: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: 'shop.js',
        banner: (chunk) => (chunk.isEntry ? '#!/usr/bin/env node' : ''),
        codeSplitting: { groups: [start.group] },
      },
    },
  },
});
