/** Name of a stepper's buttons in the form that they post. */
export const stepName = 'step';

/** Value of the button that changes a field by one. */
export const stepText = (field: string, by: 1 | -1): string => `${field}:${by}`;

const setting = 'set?';

/** Value of a button that sets several fields at once. */
export const settingText = (fields: Iterable<readonly [field: string, value: number]>): string =>
  `${setting}${new URLSearchParams([...fields].map(([field, value]) => [field, String(value)]))}`;

/** The field that a step changes, and by how much; none for a step that changes nothing. */
export const stepIn = (text: string): { readonly field: string; readonly by: number } | undefined => {
  const { field, by } = /^(?<field>.+):(?<by>-?1)$/s.exec(text)?.groups ?? {};
  return field === undefined ? undefined : { field, by: Number(by) };
};

/** The fields that such a button sets; none for any other step. */
export const settingIn = (text: string): readonly (readonly [field: string, value: string])[] =>
  text.startsWith(setting) ? [...new URLSearchParams(text.slice(setting.length))] : [];
