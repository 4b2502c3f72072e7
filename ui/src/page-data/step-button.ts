/** Name of a stepper's buttons in their form. */
export const stepName = 'step';

/** Returns the value of a button that changes a field by one. */
export const stepText = (field: string, by: 1 | -1): string => `${field}:${by}`;

const setting = 'set?';

/** Returns the value of a button that sets several fields at once. */
export const settingText = (fields: Iterable<readonly [field: string, value: number]>): string =>
  `${setting}${new URLSearchParams([...fields].map(([field, value]) => [field, String(value)]))}`;

/** Returns the field that a button's value changes, and the difference; `undefined` for a value that changes
 *  nothing. */
export const stepIn = (text: string): { readonly field: string; readonly by: number } | undefined => {
  const { field, by } = /^(?<field>.+):(?<by>-?1)$/s.exec(text)?.groups ?? {};
  return field === undefined ? undefined : { field, by: Number(by) };
};

/** Returns the fields that a button's value sets, with their new values; empty for any other value. */
export const settingIn = (text: string): readonly (readonly [field: string, value: string])[] =>
  text.startsWith(setting) ? [...new URLSearchParams(text.slice(setting.length))] : [];
