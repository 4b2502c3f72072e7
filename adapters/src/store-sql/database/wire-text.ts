/** A text as PostgreSQL keeps it: it has none with the character of number zero, nor with half a letter, and is told the character that
 *  stands for what is unreadable, as SQLite tells half a letter. */
export const wireText = (text: string): string => text.replaceAll('\0', '\ufffd').toWellFormed();
