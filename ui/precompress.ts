import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|svg|json)$/;

/** Writes a .br and a .gz beside every script and style sheet of the client, so that the server never compresses
 *  them. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  writeBundle({ dir = '' }, bundle) {
    for (const [file, output] of Object.entries(bundle)) {
      if (!compressible.test(file) || file.startsWith('.vite')) continue;
      const source = Buffer.from(output.type === 'chunk' ? output.code : output.source);
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      writeFileSync(join(dir, `${file}.br`), brotliCompressSync(source, options));
      writeFileSync(join(dir, `${file}.gz`), gzipSync(source, { level: 9 }));
    }
  },
});
