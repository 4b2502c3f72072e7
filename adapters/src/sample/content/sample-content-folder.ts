import { sourcePath } from '../../platform/files/source-path.ts';

/** Folder of the sample's content. */
export const sampleContentFolder = sourcePath('sample/content/sample-content');
