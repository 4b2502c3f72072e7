/** Units: letters, with the ellipsis. Search engines show no more of a description, and some descriptions are whole
 *  pages. */
const longestDescription = 159;
const ellipsis = ' …';
const longestKeywords = 200;

/** Units: UTF-16 units. The rest of a longer text is ignored, since it cannot fit. */
const longestRead = 20_000;

const lettersOf = (text: string): readonly string[] => [...text];

/** A page's description: one line, cut between words with an ellipsis. */
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

/** As many whole keywords as there is room for. */
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
