import type { FieldLines, JsonForm } from '../documents/json-form.ts';

type Field = { readonly name: string; readonly isList: boolean; readonly isAny: boolean; readonly isAlways: boolean };

const fieldOf = (word: string): Field => {
  const [, name = '', list, any, missing] = /^(\w+)(\[\])?(\*)?(\?)?$/.exec(word) ?? [];
  if (name === '') throw new Error(`no field: ${word}`);
  return { name, isList: list !== undefined, isAny: any !== undefined, isAlways: missing === undefined };
};

/** Returns the fields of each object by its path. */
const fieldsByPath = (lines: FieldLines): ReadonlyMap<string, readonly Field[]> => {
  const all = lines.map((line) => {
    const [path = '', words = ''] = line.includes(': ') ? line.split(': ') : ['', line];
    return { path, fields: words.split(' ').map(fieldOf) };
  });
  const byPath = Map.groupBy(all, ({ path }) => path);
  return new Map([...byPath].map(([path, of]) => [path, of.flatMap(({ fields }) => fields)]));
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns where a printed document differs from its fields. */
const mistakesBy = (fields: FieldLines, printed: unknown): readonly string[] => {
  const byPath = fieldsByPath(fields);
  const inMember = (field: Field, path: string, value: unknown): readonly string[] => {
    if (field.isAny) return [];
    if (Array.isArray(value) !== field.isList && value !== null) return [`${path} is a list or none`];
    return inValue(value, path);
  };
  const inValue = (value: unknown, path: string): readonly string[] => {
    if (Array.isArray(value)) return value.flatMap((entry) => inValue(entry, `${path}[]`));
    if (!isObject(value)) return [];
    const known = byPath.get(path);
    if (known === undefined) return [`${path} has fields`];
    const names = new Set(known.map(({ name }) => name));
    const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
    return [
      ...Object.keys(value).flatMap((name) => (names.has(name) ? [] : [`${at(name)} is printed`])),
      ...known.flatMap((field) => {
        if (field.name in value) return inMember(field, at(field.name), value[field.name]);
        return field.isAlways ? [`${at(field.name)} is missing`] : [];
      }),
    ];
  };
  return inValue(printed, '');
};

/** Returns where a printed document differs from the documented ones; of several, the differences from the closest. */
export const fieldMistakes = (forms: readonly JsonForm[], printed: unknown): readonly string[] => {
  if (forms.length === 0) return ['a document is printed'];
  const each = forms.map(({ fields }) => (fields.length === 0 ? [] : [...new Set(mistakesBy(fields, printed))]));
  return each.toSorted((one, other) => one.length - other.length)[0] ?? [];
};
