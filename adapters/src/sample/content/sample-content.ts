import type { ContentPort } from '@shop/core/ports/content-port';
import { contentFiles } from '../../content/files/content-files.ts';
import { sampleContentFolder } from './sample-content-folder.ts';

/** Content of the shop's own provider: the pages, footers and pictures of the sample. */
export const sampleContent: ContentPort = contentFiles(sampleContentFolder);
