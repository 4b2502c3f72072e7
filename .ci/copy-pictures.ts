import { copyFileSync, globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { encodeRendition } from '../adapters/src/pictures/renditions/encode-rendition.ts';
import { makeRenditions } from '../adapters/src/pictures/renditions/make-renditions.ts';
import { pictureCache } from '../adapters/src/pictures/renditions/picture-cache.ts';
import { renditionCache } from '../adapters/src/pictures/renditions/rendition-cache.ts';
import { paintingSources } from '../adapters/src/sample/content/sample-media.ts';
import { picturesDir, renditionsDir } from '../ui/picture-folders.ts';

/** Copies the pictures next to the built server, and makes the sizes that first visits request. */
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
