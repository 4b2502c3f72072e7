/** Characters that nobody sees: direction controls, zero-width ones, joiners, soft hyphens, fillers, halves of pairs, notes between lines. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cs}\ufff9-\ufffb]/gu;

/** What reads as a gap, blank patterns of braille among it. */
const gap = /[\p{White_Space}\p{Cc}\u2800]+/gu;

/** A line as its reader sees it, and as it is stored: composed (NFC), without unseen characters, gaps and control characters as one space, none at the ends. Text of nothing else is empty, so `required` asks
 *  afterwards. Cleaning twice is cleaning once. */
export const typedText = (text: string): string => text.replace(unseen, '').replace(gap, ' ').normalize('NFC').trim();
