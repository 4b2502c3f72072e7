import type slovenian from './sl.json';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type FileKey = keyof typeof slovenian;

/** Keys whose text depends on a number; the file contains one entry per plural form. */
export type CountedKey = FileKey extends infer Key ? (Key extends `${infer Base}_${PluralForm}` ? Base : never) : never;

/** Every translation key, without plural suffix. A key that is missing in sl.json does not compile; tests compare
 *  the other languages with the Slovenian keys. */
export type TranslationKey = Exclude<FileKey, `${string}_${PluralForm}`> | CountedKey;
