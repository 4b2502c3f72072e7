/** The form of a country's post codes, without blanks and hyphens. */
type PostCodeForm = {
  readonly code: RegExp;
  /** The replacement text that writes the code from its parts. */
  readonly written: string;
};

const digits: PostCodeForm = { code: /(\d+)/, written: '$1' };

/** Countries whose post codes contain letters, by ISO 3166-1 alpha-2. */
const withLetters: ReadonlyMap<string, PostCodeForm> = new Map([
  ['AD', { code: /(\d{3})/, written: 'AD$1' }],
  ['CA', { code: /([A-Z]\d[A-Z])(\d[A-Z]\d)/, written: '$1 $2' }],
  ['GB', { code: /([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})/, written: '$1 $2' }],
  ['IE', { code: /([A-Z]\d[A-Z\d])([A-Z\d]{4})/, written: '$1 $2' }],
  ['MT', { code: /([A-Z]{3})(\d{4})/, written: '$1 $2' }],
  ['NL', { code: /(\d{4})([A-Z]{2})/, written: '$1 $2' }],
]);

/** Returns a post code in the form of its country. The code may follow the sign of the country, for example SI-, A- or
 *  LV-. */
const inForm = (plain: string, { code, written }: PostCodeForm): string | undefined => {
  const whole = new RegExp(`^[A-Z]{0,3}?${code.source}$`);
  return whole.test(plain) ? plain.replace(whole, written) : undefined;
};

/** Whether a post code of a country may contain letters; true when no country is chosen yet. */
export const mayHaveLetters = (country: string): boolean => country === '' || withLetters.has(country);

/** Returns a typed post code as its country writes it: digits, or digits and letters, without blanks, hyphens and the
 *  country's sign. Before a country is chosen, the form of any country is accepted. `undefined` when it is not a valid
 *  post code. */
export const postCodeIn = (country: string, typed: string): string | undefined => {
  const plain = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
  if (country !== '') return inForm(plain, withLetters.get(country) ?? digits);
  return [digits, ...withLetters.values()].map((form) => inForm(plain, form)).find((code) => code !== undefined);
};
