import { neutralJson } from './neutral-text.ts';

const listed = (records: readonly unknown[], indent: string): string =>
  records.length === 0
    ? '[]'
    : `[\n${records.map((record) => `${indent}  ${neutralJson(record)}`).join(',\n')}\n${indent}]`;

const member = ([name, value]: readonly [string, unknown]): string =>
  `  ${neutralJson(name)}: ${Array.isArray(value) ? listed(value, '  ') : neutralJson(value)}`;

/** One JSON document with each record of a list on its own line, so that line readers get whole records: an array's
 *  entries, or a document's members and the entries of their arrays. */
export const recordLines = (document: unknown): string => {
  // Without members that are undefined.
  const value: unknown = JSON.parse(JSON.stringify(document));
  if (Array.isArray(value)) return listed(value, '');
  if (typeof value !== 'object' || value === null) return neutralJson(value);
  const members = Object.entries(value);
  return members.length === 0 ? '{}' : `{\n${members.map(member).join(',\n')}\n}`;
};
