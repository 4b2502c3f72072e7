import { instant, instantText } from '@shop/core/dates/instant';
import { neutralJson } from './neutral-text.ts';

/** The names under which core keeps moments. */
const moments: readonly string[] = ['at', 'until', 'limit', 'since', 'placedAt', 'admittedAt'];

/** Core's values as JSON has them: moments as ISO 8601, without what is undefined. */
export const jsonDocument = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (name, value: unknown) =>
      typeof value === 'number' && moments.includes(name) ? instantText(instant(value)) : value,
    ),
  );

const listed = (records: readonly unknown[], indent: string): string =>
  records.length === 0
    ? '[]'
    : `[\n${records.map((record) => `${indent}  ${neutralJson(record)}`).join(',\n')}\n${indent}]`;

const member = ([name, value]: readonly [string, unknown]): string =>
  `  ${neutralJson(name)}: ${Array.isArray(value) ? listed(value, '  ') : neutralJson(value)}`;

/** One JSON document with each record of a list on its own line, so that line readers get whole records: an array's
 *  entries, or a document's members and the entries of their arrays. */
export const recordLines = (data: unknown): string => {
  const value = jsonDocument(data);
  if (Array.isArray(value)) return listed(value, '');
  if (typeof value !== 'object' || value === null) return neutralJson(value);
  const members = Object.entries(value);
  return members.length === 0 ? '{}' : `{\n${members.map(member).join(',\n')}\n}`;
};
