const pad = (value: number, width: number): string => String(value).padStart(width, '0');

/** Stands in for date-fns' `format`, of which the calendar uses no more than keys such as `2026-11-24` and `2026-11`. */
export const format = (date: Date, pattern: string): string =>
  pattern
    .replace('yyyy', pad(date.getFullYear(), 4))
    .replace('MM', pad(date.getMonth() + 1, 2))
    .replace('dd', pad(date.getDate(), 2));
