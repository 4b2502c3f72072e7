import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { copySampleCatalog } from '../.ci/copy-sample-catalog.ts';
import { copyPictures } from './copy-pictures.ts';
import { precompress } from './precompress.ts';

/** What every page is drawn with, in one file: it packs better (1 KB), and stays in a visitor's cache over releases. */
const everyPagesPackages =
  /node_modules\/(react|react-dom|scheduler|i18next|react-i18next|wouter|@preact|use-sync-external-store|neverthrow)\//;

export default defineConfig(({ command }) => ({
  plugins: [react(), precompress(), copyPictures(), copySampleCatalog()],
  // `vite build --app` builds client, then ssr.
  builder: {},
  // Browsers of the target preload modules by themselves.
  build: { target: 'baseline-widely-available', modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: { codeSplitting: { groups: [{ name: 'packages', test: everyPagesPackages }] } },
        },
      },
    },
    ssr: {
      // Only for the build: in development the module runner cannot evaluate CommonJS packages.
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': '"production"' },
        // sharp brings a program of the platform, which cannot be bundled.
        resolve: { noExternal: true as const, external: ['sharp'] },
      }),
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: { input: { server: 'src/server.ts', encoder: '../adapters/src/media/encoder.ts' } },
      },
    },
  },
}));
