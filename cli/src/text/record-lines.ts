import { instant, instantText } from '@shop/core/dates/instant';
import { providersId } from '@shop/core/numeric-id';
import { neutralJson } from './neutral-text.ts';

/** The names under which core keeps moments. */
const moments: readonly string[] = ['at', 'until', 'limit', 'since', 'placedAt', 'admittedAt'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What scripts call a member of such a record: the id of a line, a price list or a group, the line of a ticket, the
 *  number of an order. */
const nameIn = (record: object, name: string): string => {
  if (name === 'cartItemId' && 'productTitle' in record) return 'id';
  if (name === 'cartItemId' && 'isUsedUp' in record) return 'itemId';
  if (name === 'priceListId' && 'kind' in record && !('productTitle' in record)) return 'id';
  if (name === 'priceGroupId' && 'priceLists' in record) return 'id';
  return name === 'orderNumber' && 'items' in record ? 'number' : name;
};

const isId = (name: string): boolean => name === 'id' || name.endsWith('Id');

/** Ids as their provider writes them. */
const shownIn = (name: string, value: unknown): unknown => {
  if (typeof value === 'string' && isId(name)) return providersId(value);
  return Array.isArray(value) && name.endsWith('Ids')
    ? value.map((id: unknown) => (typeof id === 'string' ? providersId(id) : id))
    : value;
};

const inNamesOfScripts = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, member]) => [nameIn(value, name), shownIn(name, member)]))
    : value;

/** Core's values as JSON has them: moments as ISO 8601, ids as their provider writes them, under the names that scripts
 *  know, without what is undefined. */
export const jsonDocument = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (name, value: unknown) =>
      typeof value === 'number' && moments.includes(name) ? instantText(instant(value)) : inNamesOfScripts(value),
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
