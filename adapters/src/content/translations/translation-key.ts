import type slovenian from './sl.json';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type FileKey = keyof typeof slovenian;

/** Keys whose words change with a number; the file holds them once per plural form. */
export type CountedKey = FileKey extends infer Key ? (Key extends `${infer Base}_${PluralForm}` ? Base : never) : never;

/** Every key that the shop has words for, without plural suffix. A key that is missing in sl.json does not compile;
 *  tests hold the other languages to the Slovenian keys. */
export type TranslationKey = Exclude<FileKey, `${string}_${PluralForm}`> | CountedKey;
