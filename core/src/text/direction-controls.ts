/** Marks, embeddings, overrides and isolates of writing direction: U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to
 *  U+2069. */
const controls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Returns a text without direction controls. The shop's languages need none, and one in a name could reverse the text
 *  next to it. */
export const withoutDirectionControls = (text: string): string => text.replace(controls, '');
