import { Result } from 'neverthrow';
import { fileIn } from '../../platform/files/folder-file.ts';
import { readBytes, utf8Text } from '../../platform/files/read-text.ts';
import { jsonMistake, type TextMistake } from './json-mistake.ts';

/** A mistake in a file, with the file's path below its folder, and how to mend it. */
export type FileMistake = TextMistake & { readonly file: string };

/** Why a file of content is not read. */
export type JsonFault = { readonly kind: 'missing' | 'mistake'; readonly mistake: FileMistake };

/** Maximum size of a file of content; a page has some ten thousand bytes. */
export const mostJsonBytes = 1_000_000;

/** The page list and the list of pictures in a folder of content. */
export const [routesFile, mediaFile] = ['routes.json', 'media.json'];

/** Windows editors put this sign in front of a text. */
const byteOrderMark = /^\uFEFF/;

const parsed = (text: string): Result<unknown, TextMistake> =>
  Result.fromThrowable(
    (): unknown => JSON.parse(text),
    (error) => jsonMistake(text) ?? { line: 1, column: 1, message: String(error) },
  )();

/** Reads a JSON file below a folder; `file` is its path with slashes. */
export const readJsonFile = (folder: string, file: string): Result<unknown, JsonFault> => {
  const mistake = (what: TextMistake): JsonFault => ({ kind: 'mistake', mistake: { file, ...what } });
  const whole = (message: string): JsonFault => mistake({ line: 1, column: 1, message });
  return fileIn(folder, file, mostJsonBytes)
    .mapErr(({ kind, reason }): JsonFault => (kind === 'missing' ? { ...whole(reason), kind } : whole(reason)))
    .andThen(({ path }) => readBytes(path).mapErr(whole))
    .andThen((bytes) => utf8Text(bytes).mapErr(mistake))
    .andThen((text) => parsed(text.replace(byteOrderMark, '')).mapErr(mistake));
};
