import { defineConfig } from 'vite';
import { copySampleCatalog } from '../.ci/copy-sample-catalog.ts';

export default defineConfig({
  plugins: [copySampleCatalog()],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    minify: true,
    rolldownOptions: {
      output: {
        entryFileNames: 'shop.js',
        banner: (chunk) => (chunk.isEntry ? '#!/usr/bin/env node' : ''),
      },
    },
  },
});
