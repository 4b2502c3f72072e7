import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguage, type Language } from '@shop/core/languages/language';
import type { Translations } from '@shop/core/paths/route-key';
import { err, ok, type Result } from 'neverthrow';
import { translationsOf } from './system/site-lists.ts';

/** Reads translations from files such as `sl.json`, in either format of a content system. Error: one line about a
 *  file or folder. */
export const readWordFiles = (folder: string): Result<Partial<Record<Language, Translations>>, string> => {
  const byLanguage: Partial<Record<Language, Translations>> = {};
  try {
    for (const file of readdirSync(folder)) {
      const language = /^(\w+)\.json$/.exec(file)?.[1];
      if (language === undefined || !isLanguage(language)) continue;
      const words = translationsOf(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      if (words === undefined) return err(`${file} is no map of words`);
      byLanguage[language] = words;
    }
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
  return Object.keys(byLanguage).length === 0 ? err('it has no file such as sl.json') : ok(byLanguage);
};
