import { providersId } from '@shop/core/numeric-id';
import { neutralJson } from './neutral-text.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const holdsRecords = (value: unknown): value is Json =>
  isObject(value) && Object.values(value).some((member) => Array.isArray(member) && member.some(isObject));

const listed = (records: readonly unknown[], indent: string): string =>
  records.length === 0
    ? '[]'
    : `[\n${records.map((record) => `${indent}  ${neutralJson(record)}`).join(',\n')}\n${indent}]`;

const inLines = (value: Json, indent: string): string => {
  const members = Object.entries(value).map(
    ([name, member]) => `${indent}  ${neutralJson(name)}: ${linesOf(member, `${indent}  `)}`,
  );
  return members.length === 0 ? '{}' : `{\n${members.join(',\n')}\n${indent}}`;
};

const linesOf = (value: unknown, indent: string): string => {
  if (Array.isArray(value)) return listed(value, indent);
  return holdsRecords(value) ? inLines(value, indent) : neutralJson(value);
};

/** Ids as their provider writes them: a number without the mark that it travels with between shops. */
const withProvidersIds = (name: string, value: unknown): unknown => {
  if (typeof value === 'string' && (name === 'id' || name.endsWith('Id'))) return providersId(value);
  return Array.isArray(value) && name.endsWith('Ids')
    ? value.map((id: unknown) => (typeof id === 'string' ? providersId(id) : id))
    : value;
};

/** One JSON document with each record of a list on its own line, so that line readers get whole records: an array's
 *  entries, or a document's members, those of an object in it that has such lists, and the entries of these. */
export const recordLines = (document: unknown): string => {
  // Without members that are undefined.
  const value: unknown = JSON.parse(JSON.stringify(document, withProvidersIds));
  return isObject(value) ? inLines(value, '') : linesOf(value, '');
};
