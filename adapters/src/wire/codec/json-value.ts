/** Functions that read any JSON stored by a content editor. They accept every imprecise form and never fail, so that
 *  a wrong value affects a text or a section and not the page. */
export type ContentRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is ContentRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a record, or an empty record for any other value. */
export const recordOf = (value: unknown): ContentRecord => (isRecord(value) ? value : {});

/** Returns the record's own member, so that inherited names such as `constructor` are never found. */
export const member = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** Returns an array, the `items` of a block list, or a single value as a list of one; nulls are removed. */
export const listOf = (value: unknown): readonly unknown[] => {
  const items = isRecord(value) && Array.isArray(member(value, 'items')) ? member(value, 'items') : value;
  const list: readonly unknown[] = Array.isArray(items) ? items : [items];
  return list.filter((item) => item !== null && item !== undefined);
};

/** Returns plain text: the digits of a number, the first entry of a list. */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return Array.isArray(value) && value.length === 1 ? textOf(value[0]) : '';
};

/** Returns text, or `undefined` when it is blank. */
export const textOrNone = (value: unknown): string | undefined => {
  const text = textOf(value);
  return text.trim() === '' ? undefined : text;
};

/** Returns a number; `1`, `"1"` and `["1"]` are equal. */
export const numberOf = (value: unknown): number | undefined => {
  const text = textOf(value).trim();
  return /^-?[0-9]{1,15}(\.[0-9]{1,15})?$/.test(text) ? Number(text) + 0 : numberItself(value);
};

const numberItself = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value + 0 : undefined;

/** Returns a flag from a boolean, the texts true and false, or 0 and 1. */
export const flagOf = (value: unknown): boolean | undefined => {
  if (typeof value === 'boolean') return value;
  const text = textOf(value).trim().toLowerCase();
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : undefined;
};
