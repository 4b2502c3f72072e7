import { copyFileSync, globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the sample's paintings lie; too large to be part of a program. */
export const picturesDir = join(import.meta.dirname, '../adapters/src/sample/pictures');

/** Puts the paintings beside the built server, which reads them when a size is first asked for. */
export const copyPictures = (): Plugin => ({
  name: 'copy-pictures',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  writeBundle({ dir = '' }) {
    const target = join(dir, 'pictures');
    mkdirSync(target, { recursive: true });
    for (const file of globSync('*.jpg', { cwd: picturesDir }))
      copyFileSync(join(picturesDir, file), join(target, file));
  },
});
