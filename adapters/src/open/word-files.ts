import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WordsByLanguage } from '@shop/core/content-doctor/word-checks';
import { isLanguage, type Language } from '@shop/core/languages/language';
import { err, ok, type Result } from 'neverthrow';
import { translationsOf } from '../umbraco/site-lists.ts';

/** Words as files `sl.json`, `en.json` and so on, in either of the shapes that a content system tells them in. Languages without a file
 *  are left out. Errors: why a file or the folder cannot be read, in one line. */
export const readWordFiles = (folder: string): Result<Partial<WordsByLanguage>, string> => {
  const found: { [Name in Language]?: WordsByLanguage[Name] } = {};
  try {
    for (const file of readdirSync(folder)) {
      const language = /^(\w+)\.json$/.exec(file)?.[1];
      if (language === undefined || !isLanguage(language)) continue;
      const words = translationsOf(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      if (words === undefined) return err(`${file} is no map of words`);
      found[language] = words;
    }
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
  return Object.keys(found).length === 0 ? err('it has no file such as sl.json') : ok(found);
};
