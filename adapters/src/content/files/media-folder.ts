import { join } from 'node:path';

/** Returns the folder of pictures that belongs to a folder of content, unless another one is set. */
export const mediaIn = (contentFolder: string): string => join(contentFolder, 'media');
