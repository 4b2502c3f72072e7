/** Maximum length of a description, the ellipsis included: search engines display no more. Units: letters. */
const longestDescription = 159;
const ellipsis = ' …';
const longestKeywords = 200;

/** Maximum length of a text that is read; the rest cannot fit. Units: UTF-16 code units. */
const longestRead = 20_000;

const lettersOf = (text: string): readonly string[] => [...text];

/** Returns a page's description: one line, shortened between words with an ellipsis. */
export const metaDescription = (text: string): string => {
  const line = text.slice(0, longestRead).trim().replace(/\s+/g, ' ');
  const letters = lettersOf(line);
  if (letters.length <= longestDescription) return line;
  const room = longestDescription - ellipsis.length;
  const cut = letters.slice(0, room).join('');
  // Drops a word that is cut in the middle, unless it is the only one.
  const end = letters[room] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s.,;:–-]+$/, '')}${ellipsis}`;
};

/** Returns as many whole keywords as fit. */
export const metaKeywords = (text: string): string => {
  let keywords = '';
  for (const word of text.slice(0, longestRead).split(',')) {
    const next = word.trim().replace(/\s+/g, ' ');
    if (next === '') continue;
    const longer = keywords === '' ? next : `${keywords}, ${next}`;
    if (lettersOf(longer).length > longestKeywords) break;
    keywords = longer;
  }
  return keywords;
};
