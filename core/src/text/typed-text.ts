/** Invisible characters: direction controls, zero-width characters, joiners, soft hyphens, fillers, lone surrogates,
 *  annotations. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cs}\ufff9-\ufffb]/gu;

/** Characters that look like a gap, including blank braille patterns. */
const gap = /[\p{White_Space}\p{Cc}\u2800]+/gu;

/** Returns a typed line as it is displayed and stored: composed (NFC), without invisible characters, whitespace and
 *  control characters as one space, trimmed. A text of only such characters becomes empty, so check `required`
 *  afterwards. Cleaning twice changes nothing. */
export const typedText = (text: string): string =>
  text.replace(invisible, '').replace(gap, ' ').normalize('NFC').trim();
