import { dirname } from 'node:path';
import { isTest } from './arrow-rules.ts';
import { importsOf } from './imports.ts';

/** A source file. `file` is its path from the project's root. */
export type SourceFile = { readonly file: string; readonly text: string };

/** A longer file contains more than one idea. Units: lines. */
const mostLines = 300;

/** A shorter file belongs into its only importer, unless it states a reason. Units: lines. */
const fewLines = 30;

/** The comment with which a small file states why it is separate from its only importer. */
const reason = /^\/\/ Apart: /m;

/** Removes dynamic imports: the imported file has to be separate in the browser. */
const withoutLazy = (text: string): string => text.replace(/\bimport\(/g, '');

const withoutEnding = (path: string): string => path.replace(/\.tsx?$/, '');

const comment = /^\s*(?:\/\/|\/?\*)/;

/** Units: columns. */
const mostColumns = 120;

const longComments = ({ file, text }: SourceFile): readonly string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      line.length > mostColumns && comment.test(line)
        ? [`${file}:${index + 1}: a comment of ${line.length} columns, at most ${mostColumns}: shorten it`]
        : [],
    );

export const linesOf = ({ text }: SourceFile): number => text.split('\n').length - 1;

/** Returns files that are too large or too small and comments that are too long, each with what to do. */
export const sizeFaults = (sources: readonly SourceFile[]): readonly string[] => {
  const program = sources.filter(({ file }) => !isTest(file));
  const importers = new Map<string, string[]>();
  for (const { file, text } of program) {
    for (const { target } of importsOf(file, withoutLazy(text))) {
      const known = importers.get(withoutEnding(target));
      if (known === undefined) importers.set(withoutEnding(target), [file]);
      else if (!known.includes(file)) known.push(file);
    }
  }
  const files = new Set(sources.map(({ file }) => withoutEnding(file)));
  const isTested = (path: string): boolean => files.has(`${path}.test`) || files.has(`${path}.prop.test`);
  const sized = program.flatMap((source) => {
    const lines = linesOf(source);
    if (lines > mostLines) return [`${source.file}: ${lines} lines, at most ${mostLines}: divide it by ideas`];
    const path = withoutEnding(source.file);
    const [importer, second] = importers.get(path) ?? [];
    const standsApart =
      !/^[^/]+\/src\//.test(source.file) || lines >= fewLines || isTested(path) || reason.test(source.text);
    return standsApart || importer === undefined || second !== undefined || dirname(importer) !== dirname(source.file)
      ? []
      : [`${source.file}: ${lines} lines, imported by ${importer} alone: join them, or say "// Apart: why"`];
  });
  return [...sized, ...program.flatMap(longComments)];
};
