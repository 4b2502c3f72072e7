/** Characters that control a terminal or reverse text: C0, C1, bidirectional and other invisible marks, lone
 *  surrogates. */
const steering = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** The zero-width joiner combines emoji and letters; alone it is harmless. */
const joiner = '\u200d';

const codePoint = (mark: string): string => (mark.codePointAt(0) ?? 0).toString(16).padStart(4, '0');

const visible = (mark: string): string => {
  if (mark === joiner) return mark;
  return mark === '\n' || mark === '\r' || mark === '\t' ? ' ' : `\\u{${codePoint(mark)}}`;
};

/** Makes foreign text safe for one line of a terminal: control characters become visible escapes, line breaks become
 *  spaces. No-break spaces become plain ones, so that printed amounts can be searched for. */
export const neutralText = (text: string): string =>
  text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(steering, visible);

/** Makes text of several lines safe, such as help; line breaks are kept. */
export const neutralLines = (text: string): string => text.split('\n').map(neutralText).join('\n');

const escaped = (mark: string): string =>
  Array.from({ length: mark.length }, (_, at) => `\\u${mark.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');

/** Returns a value as JSON with control characters escaped, on one line unless `indent` is set. */
export const neutralJson = (value: unknown, indent = 0): string =>
  JSON.stringify(value, undefined, indent)
    .split('\n')
    .map((line) => line.replaceAll(steering, escaped))
    .join('\n');
