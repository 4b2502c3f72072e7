import { languages } from '@shop/core/languages/language';
import type { SourcePath } from '../catalog-files/yaml-source.ts';
import { isRecord, member } from '../codec/json-value.ts';

/** Values by the name that a file calls them by. */
export type Values = Readonly<Record<string, unknown>>;

/** A name without a value, and where it stands. */
export type Unknown = { readonly path: SourcePath; readonly name: string };

export type PutIn = { readonly value: unknown; readonly unknown: readonly Unknown[] };

const mention = /\$\{([A-Za-z][A-Za-z0-9.]*)\}/g;
const onlyMention = /^\$\{([A-Za-z][A-Za-z0-9.]*)\}$/;

const isPerLanguage = (value: unknown): value is Values =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((name) => languages.some((one) => one === name));

/** What a name stands for, also a member of it after a dot; a value for each language is that of the scenario's. */
const standsFor = (values: Values, name: string): unknown => {
  const value = name.split('.').reduce<unknown>(member, values);
  return isPerLanguage(value) ? value[String(values.language)] : value;
};

/** A file's value with every `${name}` replaced: a text that is only a name becomes the value itself, even a number. */
export const putIn = (value: unknown, values: Values, path: SourcePath = []): PutIn => {
  const unknown: Unknown[] = [];
  const within = (part: unknown, name: PropertyKey): unknown => {
    const done = putIn(part, values, [...path, name]);
    unknown.push(...done.unknown);
    return done.value;
  };
  const named = (name: string): unknown => {
    const found = standsFor(values, name);
    if (found === undefined) unknown.push({ path, name });
    return found;
  };
  if (Array.isArray(value)) return { value: value.map((entry, index) => within(entry, index)), unknown };
  if (isRecord(value)) {
    const entries = Object.entries(value).map(([name, part]) => {
      const key = putIn(name, values, path);
      unknown.push(...key.unknown);
      return [String(key.value), within(part, name)] as const;
    });
    return { value: Object.fromEntries(entries), unknown };
  }
  if (typeof value !== 'string') return { value, unknown };
  const [, only] = onlyMention.exec(value) ?? [];
  if (only !== undefined) return { value: named(only), unknown };
  return { value: value.replaceAll(mention, (_, name: string) => String(named(name) ?? '')), unknown };
};

/** Every combination of a value of each list. */
export const combinations = (matrix: Readonly<Record<string, readonly unknown[]>>): readonly Values[] =>
  Object.entries(matrix).reduce<readonly Values[]>(
    (known, [name, values]) => known.flatMap((others) => values.map((value) => ({ ...others, [name]: value }))),
    [{}],
  );
