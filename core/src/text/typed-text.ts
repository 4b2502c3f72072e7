/** Invisible characters: direction controls, zero-width ones, joiners, soft hyphens, fillers, lone surrogates,
 *  annotations. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cs}\ufff9-\ufffb]/gu;

/** What reads as a gap, blank patterns of braille among it. */
const gap = /[\p{White_Space}\p{Cc}\u2800]+/gu;

/** A line as its reader sees it and as it is stored: composed (NFC), without invisible characters, whitespace and
 *  control characters as one space, trimmed. Text of nothing else is empty, so `required` is checked afterwards.
 *  Cleaning twice changes nothing. */
export const typedText = (text: string): string => text.replace(unseen, '').replace(gap, ' ').normalize('NFC').trim();
