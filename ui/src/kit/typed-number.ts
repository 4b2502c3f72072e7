/** The whole number that was typed, rounded as a shop assistant would; undefined for what is none. */
export const typedNumber = (text: string): number | undefined => {
  const number = text.trim() === '' ? Number.NaN : Math.round(Number(text));
  return Number.isSafeInteger(number) ? number : undefined;
};
