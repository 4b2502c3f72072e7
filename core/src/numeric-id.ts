/** Ids that a provider sends as numbers. Such an id is the text `.17` for 17, since another provider's text id may be
 *  `17`; no text id begins with a point. */
const mark = '.';

export const idOfNumber = (number: number): string => `${mark}${number}`;

/** An id as its provider writes it, for people and programs outside. */
export const providersId = (id: string): string => {
  const number = numberOfId(id);
  return number === undefined ? id : String(number);
};

/** The number that an id stands for; none for the id of a provider whose ids are texts. */
export const numberOfId = (id: string): number | undefined => {
  if (!id.startsWith(mark)) return undefined;
  const number = Number(id.slice(mark.length));
  return Number.isSafeInteger(number) && number >= 0 && idOfNumber(number) === id ? number : undefined;
};
