import { languages } from '@shop/core/languages/language';
import type { SourcePath } from '../../catalog-files/yaml-source.ts';
import { isRecord, member } from '../../wire/codec/json-value.ts';

/** Values by their name in a file. */
export type Values = Readonly<Record<string, unknown>>;

const mention = /\$\{([A-Za-z][A-Za-z0-9.]*)\}/g;
const onlyMention = /^\$\{([A-Za-z][A-Za-z0-9.]*)\}$/;

const isPerLanguage = (value: unknown): value is Values =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((name) => languages.some((one) => one === name));

/** Returns the value of a name, or of its member after a dot. Of a value for each language, the scenario's is used. */
const valueNamed = (values: Values, name: string): unknown => {
  const value = name.split('.').reduce<unknown>(member, values);
  return isPerLanguage(value) ? value[String(values.language)] : value;
};

/** Returns a file's value with every `${name}` replaced. A text that consists of a name only becomes the value
 *  itself, even a number. `onUnknown` is called with a name without a value, and its path. */
export const putIn = (
  value: unknown,
  values: Values,
  onUnknown: (name: string, path: SourcePath) => void,
  path: SourcePath = [],
): unknown => {
  const within = (part: unknown, name: PropertyKey): unknown => putIn(part, values, onUnknown, [...path, name]);
  const named = (name: string): unknown => {
    const result = valueNamed(values, name);
    if (result === undefined) onUnknown(name, path);
    return result;
  };
  if (Array.isArray(value)) return value.map(within);
  if (isRecord(value)) {
    const filled = ([name, part]: readonly [string, unknown]) =>
      [String(putIn(name, values, onUnknown, path)), within(part, name)] as const;
    return Object.fromEntries(Object.entries(value).map(filled));
  }
  if (typeof value !== 'string') return value;
  const [, only] = onlyMention.exec(value) ?? [];
  if (only !== undefined) return named(only);
  return value.replaceAll(mention, (_, name: string) => String(named(name) ?? ''));
};

/** Returns every combination of one value of each list. */
export const combinations = (matrix: Readonly<Record<string, readonly unknown[]>>): readonly Values[] =>
  Object.entries(matrix).reduce<readonly Values[]>(
    (known, [name, values]) => known.flatMap((others) => values.map((value) => ({ ...others, [name]: value }))),
    [{}],
  );
