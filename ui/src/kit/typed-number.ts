const digits = /^-?\d{1,15}$/;

/** The whole number that was typed; undefined for what is none, so that nobody buys two pieces who typed 1.5, or 16 who pasted 0x10. */
export const typedNumber = (text: string): number | undefined => {
  const typed = text.trim();
  return digits.test(typed) ? Number(typed) : undefined;
};
