import { defineConfig } from 'vite';
import { copyFolders } from '../.ci/copy-folders.ts';

export default defineConfig({
  plugins: [copyFolders()],
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
