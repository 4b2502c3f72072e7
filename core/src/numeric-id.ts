/** Marks ids that a provider sends as numbers: 17 has the id `.17`, because another provider's text id may be `17`. No
 *  text id begins with a dot. */
const mark = '.';

/** Returns the id for a number that a provider sends. */
export const idOfNumber = (number: number): string => `${mark}${number}`;

/** Returns an id as its provider writes it, for people and other programs. */
export const providersId = (id: string): string => {
  const number = numberOfId(id);
  return number === undefined ? id : String(number);
};

/** Returns the number of an id; `undefined` for a text id. */
export const numberOfId = (id: string): number | undefined => {
  if (!id.startsWith(mark)) return undefined;
  const number = Number(id.slice(mark.length));
  return Number.isSafeInteger(number) && number >= 0 && idOfNumber(number) === id ? number : undefined;
};
