import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@shop/core/languages/language';
import { pageOfKey } from '@shop/core/paths/page-key';
import { Result } from 'neverthrow';
import { type FileMistake, mediaFile, readJsonFile, routesFile } from '../content/files/json-file.ts';
import { mediaIn } from '../content/files/media-folder.ts';
import { translationsOf } from '../content/system/site-lists.ts';
import { builtInTranslations } from '../content/translations/built-in-translations.ts';
import { namedIn, pictureFile } from '../pictures/folder/picture-file.ts';
import { samplePictures } from '../sample/content/sample-media.ts';
import { isRecord, member, recordOf } from '../wire/codec/json-value.ts';

/** The folders that hold a shop's own pages and pictures. */
export type OwnFolders = { readonly content?: string | undefined; readonly media?: string | undefined };

const pluralEnding = /_(zero|one|two|few|many|other)$/;

const namesIn = Result.fromThrowable((folder: string) => readdirSync(folder));

/** Returns a mistake at the first place of a text in a file, or at the beginning of the file. */
const mistakeAt = (folder: string, file: string, text: string, message: string): FileMistake => {
  const source = readFileSync(join(folder, file), 'utf8');
  const before = source.slice(0, Math.max(0, source.indexOf(text))).split('\n');
  return { file: join(folder, file), line: before.length, column: (before.at(-1) ?? '').length + 1, message };
};

/** Returns the names of pictures that a document refers to. */
const pictureNames = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(pictureNames);
  if (!isRecord(value)) return [];
  const name = member(value, 'mediaType') === undefined ? undefined : member(value, 'name');
  return typeof name === 'string' ? [name] : Object.values(value).flatMap(pictureNames);
};

const wordMistakes = (folder: string): readonly FileMistake[] => {
  const known = builtInTranslations('sl');
  const isKnown = (key: string): boolean =>
    Object.hasOwn(known, key) || Object.hasOwn(known, `${key.replace(pluralEnding, '')}_other`);
  return languages.flatMap((language) => {
    const file = `${language}.json`;
    return readJsonFile(folder, file).match(
      (words) =>
        isRecord(words)
          ? Object.keys(translationsOf(words) ?? {})
              .filter((key) => !isKnown(key))
              .map((key) =>
                mistakeAt(folder, file, JSON.stringify(key), `no page shows ${key}; remove it or mend its name`),
              )
          : [mistakeAt(folder, file, '', 'it must be one object, with a text for each key')],
      ({ kind, mistake }) => (kind === 'missing' ? [] : [{ ...mistake, file: join(folder, file) }]),
    );
  });
};

const pageMistakes = (folder: string): readonly FileMistake[] => {
  const found: FileMistake[] = [];
  const read = (file: string): unknown =>
    readJsonFile(folder, file)
      .orTee(({ mistake }) => found.push({ ...mistake, file: join(folder, file) }))
      .unwrapOr(undefined);
  const [routes, media] = [read(routesFile), read(mediaFile)];
  if (routes === undefined) return found;
  for (const language of languages) {
    const listed = Object.entries(recordOf(routes)).filter(([, paths]) => member(paths, language) !== undefined);
    const pages = new Set([...listed.map(([key]) => pageOfKey(key)), 'site']);
    for (const page of pages) {
      const file = `${language}/${page}.json`;
      const document = read(file);
      for (const name of media === undefined ? [] : pictureNames(document))
        if (member(media, name) === undefined)
          found.push(
            mistakeAt(folder, file, JSON.stringify(name), `${mediaFile} has no picture ${name}; add it there`),
          );
    }
    for (const name of namesIn(join(folder, language)).unwrapOr([]))
      if (name.endsWith('.json') && !name.startsWith('.') && !pages.has(name.slice(0, -5)))
        found.push({ file: join(folder, language, name), line: 1, column: 1, message: unlisted(language) });
  }
  return found;
};

const unlisted = (language: string): string =>
  `no address leads to it: ${routesFile} has no address in ${language} for it; add one or remove the file`;

const pictureMistakes = (folder: string): readonly FileMistake[] =>
  namesIn(folder)
    .unwrapOr([])
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      pictureFile(folder, name).match(
        () => [],
        ({ reason }) => [{ file: join(folder, name), line: 1, column: 1, message: reason }],
      ),
    );

/** Returns the folders of pages and pictures of a shop, from the settings' values. */
export const ownFolders = (content: string | undefined, media: string | undefined): OwnFolders => ({
  content,
  media: media ?? (content === undefined ? undefined : mediaIn(content)),
});

/** Whether a folder holds pages; one without a page list holds words at most. */
export const holdsPages = (folder: string): boolean => existsSync(join(folder, routesFile));

/** Returns every mistake in files of pages, words and pictures, with its place and how to mend it. */
export const folderMistakes = ({ content, media }: OwnFolders): readonly FileMistake[] => [
  ...(content === undefined ? [] : [...pageMistakes(content), ...wordMistakes(content)]),
  ...(media === undefined ? [] : pictureMistakes(media)),
];

/** Returns a function that says whether the shop has the picture of an address such as `/media/pool.jpg`. Pictures of
 *  other origins count as present. */
export const pictureIn =
  ({ media }: OwnFolders) =>
  (address: string): boolean => {
    const path = address.replace(/[?#].*$/s, '');
    const name = namedIn(path);
    if (name === undefined) return true;
    return samplePictures.has(path) || (media !== undefined && pictureFile(media, name).isOk());
  };
