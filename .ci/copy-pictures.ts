import { copyFileSync, globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { encodeRendition } from '../adapters/src/pictures/renditions/encode-rendition.ts';
import { makeRenditions } from '../adapters/src/pictures/renditions/make-renditions.ts';
import { pictureCache } from '../adapters/src/pictures/renditions/picture-cache.ts';
import { renditionCache } from '../adapters/src/pictures/renditions/rendition-cache.ts';
import { paintingSources } from '../adapters/src/sample/content/sample-media.ts';

/** Where the sample's paintings lie; too large to be part of a program. */
export const picturesDir = join(import.meta.dirname, '../adapters/src/sample/pictures');

/** Renditions in the sizes of pages. No build empties the folder, so only changed pictures are made again. */
export const renditionsDir = join(import.meta.dirname, '../ui/dist/renditions');

/** Copies the paintings beside the built server, and makes the renditions of first visits. */
export const copyPictures = (): Plugin => ({
  name: 'copy-pictures',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  async writeBundle({ dir = '' }) {
    const target = join(dir, 'pictures');
    mkdirSync(target, { recursive: true });
    for (const file of globSync('*.jpg', { cwd: picturesDir }))
      copyFileSync(join(picturesDir, file), join(target, file));
    await makeRenditions(paintingSources(target), pictureCache(renditionCache(renditionsDir), encodeRendition));
  },
});
