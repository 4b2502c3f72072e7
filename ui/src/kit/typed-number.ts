const digits = /^\d{1,15}$/;

/** The typed whole number, 0 or more; undefined for anything else, so that -3 is not 0 and a pasted 0x10 not 16. */
export const typedNumber = (text: string): number | undefined => {
  const typed = text.trim();
  return digits.test(typed) ? Number(typed) : undefined;
};
