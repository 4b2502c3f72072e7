/** How post codes are written, without blanks and hyphens. */
type PostCodeForm = {
  readonly code: RegExp;
  /** How the code's parts are put together. */
  readonly written: string;
};

const digits: PostCodeForm = { code: /(\d+)/, written: '$1' };

/** Countries whose post codes have letters, by ISO 3166-1 alpha-2. */
const withLetters: ReadonlyMap<string, PostCodeForm> = new Map([
  ['AD', { code: /(\d{3})/, written: 'AD$1' }],
  ['CA', { code: /([A-Z]\d[A-Z])(\d[A-Z]\d)/, written: '$1 $2' }],
  ['GB', { code: /([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})/, written: '$1 $2' }],
  ['IE', { code: /([A-Z]\d[A-Z\d])([A-Z\d]{4})/, written: '$1 $2' }],
  ['MT', { code: /([A-Z]{3})(\d{4})/, written: '$1 $2' }],
  ['NL', { code: /(\d{4})([A-Z]{2})/, written: '$1 $2' }],
]);

/** A code may follow the sign of its country, such as SI-, A- or LV-. */
const formed = (plain: string, { code, written }: PostCodeForm): string | undefined => {
  const whole = new RegExp(`^[A-Z]{0,3}?${code.source}$`);
  return whole.test(plain) ? plain.replace(whole, written) : undefined;
};

/** Whether a post code of a country may have letters; of a country that is not chosen yet it may. */
export const mayHaveLetters = (country: string): boolean => country === '' || withLetters.has(country);

/** A typed post code as its country writes it: digits, or digits and letters; blanks, hyphens and the country's sign
 *  are dropped. Before a country is chosen, as any country writes it. None if it is no post code there. */
export const postCodeIn = (country: string, typed: string): string | undefined => {
  const plain = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
  if (country !== '') return formed(plain, withLetters.get(country) ?? digits);
  return [digits, ...withLetters.values()].map((form) => formed(plain, form)).find((code) => code !== undefined);
};
