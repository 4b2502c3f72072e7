import type { CatalogMistake } from '@shop/core/ports/catalog-port';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { isRecord } from '../wire/codec/json-value.ts';
import { inOrder } from './mistake-texts.ts';
import type { SourcePath, YamlSource } from './yaml-source.ts';

type Issue = z.core.$ZodIssue;

const memberOf = (value: unknown, name: PropertyKey): unknown => {
  if (Array.isArray(value)) return value[Number(name)];
  return isRecord(value) && Object.hasOwn(value, name) ? value[String(name)] : undefined;
};

/** Returns the value at a path of a file, if any. */
export const valueAt = (value: unknown, path: SourcePath): unknown => path.reduce(memberOf, value);

/** Returns a value's name for messages: its member, or its index in a list. */
const nameAt = (path: SourcePath): string => {
  const last = path.at(-1);
  if (typeof last !== 'number') return String(last ?? 'the file');
  const list = path.at(-2);
  return `entry ${last + 1} of ${String(list ?? 'the list')}`;
};

const longestQuote = 40;

const quoted = (value: unknown): string => {
  if (typeof value === 'string') return value.length > longestQuote ? '' : `; found "${value}"`;
  return typeof value === 'number' || typeof value === 'boolean' ? `; found ${value}` : '';
};

const isAtTop = ({ path, code }: Issue): boolean => path.length === 0 && code !== 'unrecognized_keys';

/** Returns the issues of the intended form of a union: the first form whose own type matches. */
const issuesOfIntendedForm = (branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined =>
  branches.find((issues) => issues.length > 0 && !issues.some(isAtTop));

const messageOf = (issue: Issue): string => {
  if (issue.code !== 'invalid_union' || issue.message.startsWith('must ')) return issue.message;
  return issue.errors[0]?.[0]?.message ?? issue.message;
};

/** In a flow mapping a comma ends a value, so `{ total: 44,00 }` has a second member without a value. */
const unknownName = (key: string, message: string, source: YamlSource, path: SourcePath): string =>
  /^\d{1,2}$/.test(key) && valueAt(source.value, [...path, key]) === null
    ? 'a comma ends a value here: an amount has a decimal point, such as 44.00'
    : `${key} ${message}`;

const mistakesOfIssue = (source: YamlSource, at: SourcePath, issue: Issue): readonly CatalogMistake[] => {
  const path = [...at, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) =>
      source.mistakeAt([...path, key], unknownName(key, issue.message, source, path), 'key'),
    );
  }
  const intended = issue.code === 'invalid_union' ? issuesOfIntendedForm(issue.errors) : undefined;
  if (intended !== undefined) return schemaMistakes(source, path, intended);
  const value = valueAt(source.value, path);
  const name = nameAt(path);
  const message = messageOf(issue);
  return [
    value === undefined || value === null
      ? source.mistakeAt(path, `${name} is ${path.length === 0 ? 'empty' : 'missing'}: it ${message}`)
      : source.mistakeAt(path, `${name} ${message}${quoted(value)}`),
  ];
};

const textOf = (path: SourcePath): string => JSON.stringify(path.map(String));

/** Returns the issues of a schema as mistakes, each at its own line. A missing member next to an unknown name is not
 *  reported, because the name is usually a misspelling of the member. */
export function schemaMistakes(
  source: YamlSource,
  at: SourcePath,
  issues: readonly Issue[],
): readonly CatalogMistake[] {
  const misspelled = new Set(issues.flatMap(({ code, path }) => (code === 'unrecognized_keys' ? [textOf(path)] : [])));
  const isMissing = ({ path }: Issue): boolean => valueAt(source.value, [...at, ...path]) === undefined;
  return issues
    .filter((issue) => !(isMissing(issue) && misspelled.has(textOf(issue.path.slice(0, -1)))))
    .flatMap((issue) => mistakesOfIssue(source, at, issue));
}

/** Reads a value of a file with a schema. Error: every mistake, in order. */
export const readAt = <Value>(
  source: YamlSource,
  schema: z.core.$ZodType<Value>,
  path: SourcePath = [],
): Result<Value, readonly CatalogMistake[]> => {
  if (source.mistakes.length > 0) return err(source.mistakes);
  const read = z.safeParse(schema, valueAt(source.value, path));
  return read.success ? ok(read.data) : err(inOrder(schemaMistakes(source, path, read.error.issues)));
};
