import { globSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { languages } from '@shop/core/languages/language';
import { builtInTranslations } from '../../content/translations/built-in-translations.ts';
import type { NewFile } from '../../platform/files/new-folder.ts';
import { sampleDrawings } from '../media/sample-drawings.ts';
import { sampleContentFolder } from './sample-content-folder.ts';
import { paintings } from './sample-media.ts';

const pages = (): readonly NewFile[] =>
  globSync('**/*.json', { cwd: sampleContentFolder }).map((file) => ({
    path: file.split(sep).join('/'),
    copyOf: join(sampleContentFolder, file),
  }));

const words = (): readonly NewFile[] =>
  languages.map((language) => ({
    path: `${language}.json`,
    text: `${JSON.stringify(builtInTranslations(language), null, 2)}\n`,
  }));

const pictures = (): readonly NewFile[] => [
  ...[...paintings.values()].map(({ file }) => ({ path: `media/${basename(file)}`, copyOf: file })),
  ...[...sampleDrawings].map(([name, { bytes }]) => ({ path: `media/${name}`, text: new TextDecoder().decode(bytes) })),
];

/** Returns the files of a new folder of content: the sample's pages and pictures, and the program's words. */
export const newContent = (): readonly NewFile[] => [...pages(), ...words(), ...pictures()];
