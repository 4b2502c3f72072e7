/** Undefined for text that is not JSON; JSON itself cannot say undefined. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
