import { typedText } from '@shop/core/text/typed-text';

const noBreak = '\u00a0';

/** What stands on a line of a mail, as its reader sees it (D-TYPED-TEXT); but no line ends within our own dates and amounts, whose gaps
 *  say so. */
export const mailLine = (text: string): string => text.split(noBreak).map(typedText).join(noBreak);
