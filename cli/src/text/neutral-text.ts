/** Everything that steers a terminal or reverses text: C0, C1, bidi and other invisible marks, lone surrogates. */
const steering = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Joins the parts of one letter or picture, and is harmless alone. */
const joiner = '\u200d';

const codePoint = (mark: string): string => (mark.codePointAt(0) ?? 0).toString(16).padStart(4, '0');

const visible = (mark: string): string => {
  if (mark === joiner) return mark;
  return mark === '\n' || mark === '\r' || mark === '\t' ? ' ' : `\\u{${codePoint(mark)}}`;
};

/** Foreign text made safe for one line of a terminal: steering characters become visible, line breaks become spaces.
 *  No-break spaces become plain ones, so that printed amounts can be searched for. */
export const neutralText = (text: string): string =>
  text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(steering, visible);

/** The same for text of several lines of our own making, such as help: line breaks stay. */
export const neutralLines = (text: string): string => text.split('\n').map(neutralText).join('\n');

const escaped = (mark: string): string =>
  Array.from({ length: mark.length }, (_, at) => `\\u${mark.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');

/** Exact JSON with steering characters escaped; on one line unless indented by that many spaces. */
export const neutralJson = (value: unknown, indent = 0): string =>
  JSON.stringify(value, undefined, indent)
    .split('\n')
    .map((line) => line.replaceAll(steering, escaped))
    .join('\n');
