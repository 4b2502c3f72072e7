const ascii = /^[ -~]*$/;

/** Returns a text for comparing names: without marks on letters, in lower case. Names without marks are most of many
 *  thousands, so they take the short way. */
const plainName = (text: string): string =>
  ascii.test(text)
    ? text.toLowerCase()
    : text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').replaceAll('ß', 'ss');

const wordsOf = (text: string): readonly string[] =>
  plainName(text)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Returns a function that tells whether a name contains every word of a text, in any order, case and spelling of
 *  marks. */
export const nameMatcher = (text: string): ((name: string) => boolean) => {
  const words = wordsOf(text);
  return (name) => {
    const plain = plainName(name);
    return words.every((word) => plain.includes(word));
  };
};

/** Returns SQL patterns (`like`) of the words of a text that every matching name fits. A letter that can carry a mark
 *  stands for any one, so other names fit too: check them with `nameMatcher`. */
export const namePatterns = (text: string): readonly string[] =>
  wordsOf(text).map((word) => `%${word.replaceAll('ss', '%').replace(/[^bfghjklmpqrtvwxy0-9%]/g, '_')}%`);
