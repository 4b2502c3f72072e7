import { defineConfig } from 'vite';
import { copyFolders } from '../.ci/copy-folders.ts';
import { startChunk } from '../.ci/start-chunk.ts';

const start = startChunk('/cli/src/process.ts');

export default defineConfig({
  plugins: [copyFolders(), start.plugin],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    minify: true,
    rolldownOptions: {
      // Installed only with the packages for tests; a run in a browser needs it.
      external: ['@playwright/test'],
      output: {
        entryFileNames: 'shop.js',
        banner: (chunk) => (chunk.isEntry ? '#!/usr/bin/env node' : ''),
        codeSplitting: { groups: [start.group] },
      },
    },
  },
});
