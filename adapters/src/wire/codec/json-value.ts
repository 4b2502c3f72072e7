/** What a content editor may have stored: any JSON. The readers below take every sloppy form and never fail, so that a
 *  wrong value costs a text or a section and not the page. */
export type ContentRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is ContentRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record as it is, and one without members for anything else. */
export const recordOf = (value: unknown): ContentRecord => (isRecord(value) ? value : {});

/** The record's own member, so that `constructor` and the like are never found. */
export const member = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** An array, the `items` of a block list, or a single value as a list of one; nulls dropped. */
export const listOf = (value: unknown): readonly unknown[] => {
  const items = isRecord(value) && Array.isArray(member(value, 'items')) ? member(value, 'items') : value;
  const list: readonly unknown[] = Array.isArray(items) ? items : [items];
  return list.filter((item) => item !== null && item !== undefined);
};

/** Plain text; a number becomes its digits, a list its first entry. */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return Array.isArray(value) && value.length === 1 ? textOf(value[0]) : '';
};

/** Blank text counts as none. */
export const textOrNone = (value: unknown): string | undefined => {
  const text = textOf(value);
  return text.trim() === '' ? undefined : text;
};

/** `1`, `"1"` and `["1"]` are the same number. */
export const numberOf = (value: unknown): number | undefined => {
  const text = textOf(value).trim();
  return /^-?[0-9]{1,15}(\.[0-9]{1,15})?$/.test(text) ? Number(text) + 0 : numberItself(value);
};

const numberItself = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value + 0 : undefined;

/** Boolean, the words true and false, or 0 and 1. */
export const flagOf = (value: unknown): boolean | undefined => {
  if (typeof value === 'boolean') return value;
  const text = textOf(value).trim().toLowerCase();
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : undefined;
};
