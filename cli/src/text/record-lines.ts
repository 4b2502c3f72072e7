import { providersId } from '@shop/core/numeric-id';
import { neutralJson } from './neutral-text.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const holdsRecords = (value: unknown): value is Json =>
  isObject(value) && Object.values(value).some((member) => Array.isArray(member) && member.some(isObject));

const listText = (records: readonly unknown[], indent: string): string =>
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
  if (Array.isArray(value)) return listText(value, indent);
  return holdsRecords(value) ? inLines(value, indent) : neutralJson(value);
};

/** Returns ids as their provider writes them: numeric ids have a mark when they travel between shops. */
const withProvidersIds = (name: string, value: unknown): unknown => {
  if (typeof value === 'string' && (name === 'id' || name.endsWith('Id'))) return providersId(value);
  return Array.isArray(value) && name.endsWith('Ids')
    ? value.map((id: unknown) => (typeof id === 'string' ? providersId(id) : id))
    : value;
};

/** Returns a JSON document with each record of a list on its own line, so that line-based tools read whole records.
 *  Records are entries of an array, members of a document, members of an object in it that has such lists, and the
 *  entries of these. */
export const recordLines = (document: unknown): string => {
  // Removes members that are undefined.
  const value: unknown = JSON.parse(JSON.stringify(document, withProvidersIds));
  return isObject(value) ? inLines(value, '') : linesOf(value, '');
};
