const isInvisible = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\u2800]$/u;
const gap = /[\p{White_Space}\p{Cc}]+/gu;

/** What a reader sees of a typed line: no invisible characters at the ends (zero-width and braille blanks included, which
 *  `trim` leaves), runs of white space and control characters as one space. Blank text becomes empty. */
export const visibleText = (text: string): string => {
  const characters = [...text];
  const first = characters.findIndex((character) => !isInvisible.test(character));
  const last = characters.findLastIndex((character) => !isInvisible.test(character));
  return first < 0
    ? ''
    : characters
        .slice(first, last + 1)
        .join('')
        .replace(gap, ' ');
};
