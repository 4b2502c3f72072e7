/** Units: octets of UTF-8 in one line of a calendar file, its line break not counted. */
const longestLine = 75;

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/** A line of a calendar file in as many short lines as it needs: each further one starts with a blank, which readers
 *  take away again with the break before it (RFC 5545, 3.1). No letter is cut in two. */
export const foldedLine = (line: string): string => {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > longestLine) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
};
