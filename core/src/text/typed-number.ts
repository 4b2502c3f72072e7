const digits = /^\d{1,15}$/;

/** Returns the typed whole number from 0 on; `undefined` for other text, so that -3 does not become 0 and a pasted 0x10
 *  not 16. */
export const typedNumber = (text: string): number | undefined => {
  const typed = text.trim();
  return digits.test(typed) ? Number(typed) : undefined;
};
