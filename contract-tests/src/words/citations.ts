import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../arrows/imports.ts';

/** A text of the project for people: a source file, a file of the sample, or a page such as `README.md`. */
export type Written = { readonly file: string; readonly text: string };

const isWritten = (name: string): boolean => /\.(tsx?|mjs|mts|css|glsl|md|yaml)$/.test(name);

/** Returns every source file and page below a folder, without packages and builds. */
const writtenIn = (folder: string): readonly Written[] =>
  readdirSync(join(projectRoot, folder), { withFileTypes: true }).flatMap((entry): readonly Written[] => {
    const file = join(folder, entry.name);
    if (entry.isDirectory())
      return /^(node_modules|dist|test-results|\.git|\.data)$/.test(entry.name) ? [] : writtenIn(file);
    return entry.isFile() && isWritten(entry.name)
      ? [{ file, text: readFileSync(join(projectRoot, file), 'utf8') }]
      : [];
  });

export const projectTexts = (): readonly Written[] => writtenIn('.');

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

const yamlComment = /^\s*#.*$/gm;

/** Returns the prose of a file: a whole page, or the comments of code and YAML. */
export const proseOf = ({ file, text }: Written): string =>
  file.endsWith('.md') ? text : (text.match(file.endsWith('.yaml') ? yamlComment : comment) ?? []).join('\n');

const ids = /\bR-([A-Z]+)-(\d+)\b(?: to R-\1-(\d+))?/g;

/** Returns the ids of rules in a text, such as `R-CART-3`; `R-CART-1 to R-CART-3` names three. */
export const idsIn = (text: string): readonly string[] =>
  [...text.matchAll(ids)].flatMap(([, chapter, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `R-${chapter}-${Number(first) + index}`),
  );

/** Returns whether a file contains tests, whose titles name the rules that they prove. */
export const isTest = ({ file }: Pick<Written, 'file'>): boolean => /\.(?:test|spec|contract)\.tsx?$/.test(file);

/** Returns the ids in the titles of a test file. */
export const idsInTitles = ({ text }: Pick<Written, 'text'>): readonly string[] => idsIn(text.replace(comment, ''));

/** Returns the ids that a page of rules defines, in order: the first cell of each row. */
export const definedIds = (page: string): readonly string[] =>
  [...page.matchAll(/^\| (R-[A-Z0-9-]+) \|/gm)].map(([, found = '']) => found);

const outside = [
  /(?<!\.)\bspec(?:s|'s|ification)?\b(?!\.ts)/i,
  /\b(?:design|decisions?|reliability|facts|threats?|content-and-payment|style|stack|issue|chapter|invariants?) [A-D]?\d/i,
  /\b(?:design|reliability|content-and-payment|style|stack)\.md\b/,
  /\(\d+(?:\.\d+)+\)/,
  /\bI\d{1,2}\b/,
] as const;

/** Returns lines that refer to a page outside the repository, or to a number without a page. */
export const outsideCitations = (prose: string): readonly string[] =>
  prose
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => outside.some((pattern) => pattern.test(line)));

const inBackticks = /`((?:core|adapters|ui|cli|contract-tests)(?:\/(?!test-results)[\w.-]*\w)*)\/?`/;
const sourceFile = /(?<![\w./-])((?:core|adapters|ui|cli|contract-tests)\/(?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|md))\b/;
const named = new RegExp(`${inBackticks.source}|${sourceFile.source}`, 'g');

/** Returns paths below the project's root in a text, in backticks or as source files, without results of test runs. */
export const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(named)].map(([, marked, file]) => marked ?? file ?? '');
