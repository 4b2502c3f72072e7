import { defineConfig } from 'vite';
import { startChunk } from '../.ci/start-chunk.ts';

const start = startChunk('/cli/src/process.ts');

export default defineConfig({
  plugins: [start.plugin],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    minify: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Not bundled: a run in a browser needs the packages of the tests, which only a checkout has; sharp contains a
      // native program.
      external: ['@playwright/test', 'sharp'],
      output: {
        entryFileNames: 'shop.js',
        banner: (chunk) => (chunk.isEntry ? '#!/usr/bin/env node' : ''),
        codeSplitting: { groups: [start.group] },
      },
    },
  },
});
