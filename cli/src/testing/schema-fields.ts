import type { FieldLines } from '../documents/json-form.ts';

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns the alternatives of a schema. */
const alternatives = (schema: unknown): readonly Json[] => {
  if (!isJson(schema)) return [];
  const several = [...listOf(schema.anyOf), ...listOf(schema.oneOf)];
  return several.length === 0 ? [schema] : several.flatMap(alternatives);
};

const hasMembers = (schema: Json): schema is Json & { readonly properties: Json } => isJson(schema.properties);

const isList = (schema: Json): boolean => schema.type === 'array';

/** Returns whether a schema allows any value, or an object with any member names. */
const isAny = (schema: Json): boolean =>
  Object.keys(schema).every((keyword) => keyword === 'default') || (schema.type === 'object' && !hasMembers(schema));

type Member = { readonly name: string; readonly schemas: readonly Json[]; readonly isAlways: boolean };

/** Returns the members of objects. A member is always present when every alternative requires it. */
const membersOf = (schemas: readonly Json[]): readonly Member[] => {
  const objects = schemas.filter(hasMembers);
  const names = new Set(objects.flatMap(({ properties }) => Object.keys(properties)));
  return [...names].map((name) => ({
    name,
    schemas: objects.flatMap(({ properties }) => alternatives(properties[name])),
    isAlways: objects.every(({ required }) => listOf(required).includes(name)),
  }));
};

const entriesOf = (schemas: readonly Json[]): readonly Json[] =>
  schemas.filter(isList).flatMap(({ items }) => alternatives(items));

const fieldOf = ({ name, schemas, isAlways }: Member): string => {
  const entries = entriesOf(schemas);
  const any = schemas.some(isAny) || entries.some(isAny);
  return `${name}${schemas.some(isList) ? '[]' : ''}${any ? '*' : ''}${isAlways ? '' : '?'}`;
};

const linesOf = (schemas: readonly Json[], path: string): FieldLines => {
  const members = membersOf(schemas);
  if (members.length === 0) return [];
  const line = `${path === '' ? '' : `${path}: `}${members.map(fieldOf).join(' ')}`;
  const below = members.flatMap(({ name, schemas: of }) => {
    const at = path === '' ? name : `${path}.${name}`;
    return [...linesOf(of, at), ...linesOf(entriesOf(of), `${at}[]`)];
  });
  return [line, ...below];
};

/** Returns the fields that a JSON Schema describes. Where a field may be a list or an object, it is marked as a
 *  list. */
export const schemaFields = (schema: unknown): FieldLines => linesOf(alternatives(schema), '');
