import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { invalid, type Refusal } from './refusal.ts';

/** Parameters as they are sent, such as `line_items[0][quantity]`. */
export type Parameters = Readonly<Record<string, string>>;

type Nested = string | readonly Nested[] | { readonly [name: string]: Nested };

/** Reads a form body or a query string. Items of `name[]` get their position. */
export const parametersIn = (text: string): Parameters =>
  Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value], at) => [name.replace(/\[\]$/, `[${at}]`), value]),
  );

type Entry = readonly [path: readonly string[], value: string];

const nested = (entries: readonly Entry[]): Nested => {
  const [, value] = entries.find(([path]) => path.length === 0) ?? [];
  if (value !== undefined) return value;
  const members = [...Map.groupBy(entries, ([[name = '']]) => name)].map(
    ([name, inside]) => [name, nested(inside.map(([path, value]) => [path.slice(1), value]))] as const,
  );
  const isList = members.length > 0 && members.every(([name]) => /^\d+$/.test(name));
  return isList ? members.map(([, member]) => member) : Object.fromEntries(members);
};

const nameOf = ([first = '', ...rest]: readonly PropertyKey[]): string =>
  `${String(first)}${rest.map((part) => `[${String(part)}]`).join('')}`;

const refusalOf = ({ code, path, message, ...issue }: z.core.$ZodIssue, parameters: Parameters): Refusal => {
  if (code === 'unrecognized_keys' && 'keys' in issue) {
    const name = nameOf([...path, ...issue.keys.slice(0, 1)]);
    return invalid(`Received unknown parameter: ${name}`, 'parameter_unknown', name);
  }
  const name = nameOf(path);
  if (!Object.keys(parameters).some((sent) => sent === name || sent.startsWith(`${name}[`)))
    return invalid(`Missing required param: ${name}.`, 'parameter_missing', name);
  return invalid(`Invalid ${name}: ${message}`, undefined, name);
};

/** Reads parameters as a schema says. Refuses unknown, missing and wrong ones, each with its name. */
export const readParameters = <Schema extends z.ZodMiniType>(
  schema: Schema,
  parameters: Parameters,
): Result<z.output<Schema>, Refusal> => {
  const entries = Object.entries(parameters).map(
    ([name, value]) => [name.split(/[[\]]+/).filter(Boolean), value] as const,
  );
  const read = z.safeParse(schema, nested(entries));
  if (read.success) return ok(read.data);
  const [issue] = read.error.issues;
  return err(issue === undefined ? invalid('Invalid parameters') : refusalOf(issue, parameters));
};

/** A whole number in a form. */
export const wholeNumber = z.pipe(z.string().check(z.regex(/^-?\d{1,15}$/)), z.transform(Number));

export const metadata = z.optional(
  z
    .record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500)))
    .check(z.refine((members) => Object.keys(members).length <= 50)),
);

/** The members that a call's answer may contain in full instead of by id. */
export const expandable = (...names: readonly string[]) => z.optional(z.array(z.enum(names)));
