import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { copyPictures } from './copy-pictures.ts';
import { precompress } from './precompress.ts';

export default defineConfig(({ command }) => ({
  plugins: [react(), precompress(), copyPictures()],
  // `vite build --app` builds client, then ssr.
  builder: {},
  build: { target: 'baseline-widely-available' },
  environments: {
    client: {
      build: { outDir: 'dist/client', manifest: true, rolldownOptions: { input: 'src/entry-client.tsx' } },
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
