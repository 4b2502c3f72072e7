import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, sourceFiles } from '../arrows/imports.ts';

/** A call such as `t('Order.Number', { … })`: the possible keys, and the values that it passes. */
export type TranslationCall = { readonly keys: readonly string[]; readonly given: string };

const sayers = /\b(?:t|showError|textOr|find)\(/g;
const quoted = /'([A-Za-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)*)'/g;
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Returns whether a file is code that shows translations: not a test, the translations themselves, or the sample. */
const isProduct = (file: string): boolean =>
  !/\.test\.tsx?$|\/testing\/|^adapters\/src\/(content\/translations|sample|payment\/test-bank)\//.test(file);

/** The project's source without comments, one text per file. */
export const productSources: readonly string[] = ['core', 'adapters', 'ui', 'cli']
  .flatMap((folder) => sourceFiles(`${folder}/src`))
  .filter(isProduct)
  .map((file) => readFileSync(join(projectRoot, file), 'utf8').replace(comment, ''));

/** Returns everything in quotes that could be a key. */
export const quotedKeys = (text: string): readonly string[] => [...text.matchAll(quoted)].map(([, key = '']) => key);

/** Returns the text from after an opening parenthesis up to the closing one. */
const argumentsAt = (text: string, start: number): string => {
  let depth = 1;
  let end = start;
  while (end < text.length && depth > 0) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
    end += 1;
  }
  return text.slice(start, end - 1);
};

/** Returns the calls that show translations, with every key before the values. */
export const translationCallsIn = (text: string): readonly TranslationCall[] =>
  [...text.matchAll(sayers)].map((found) => {
    const all = argumentsAt(text, found.index + found[0].length);
    const values = all.search(/,\s*\{/);
    const keyPart = values === -1 ? all : all.slice(0, values);
    return { keys: quotedKeys(keyPart), given: values === -1 ? '' : all.slice(values) };
  });
