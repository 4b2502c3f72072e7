import { defineConfig } from 'vite';
import { startChunk } from '../.ci/start-chunk.ts';

const start = startChunk('/cli/src/process.ts');

export default defineConfig({
  plugins: [start.plugin],
  // A browser is for whoever has the packages that screens are tested with.
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
