import { neutralText } from './neutral-text.ts';

export type Tone = 'plain' | 'strong' | 'quiet' | 'good' | 'bad';

/** A piece of a printed line. Its text may come from anywhere: it is neutralised when it is written, and not before. */
export type Span = { readonly text: string; readonly tone: Tone };

export type Line = readonly Span[];

const select: Record<Tone, readonly [on: string, off: string]> = {
  plain: ['', ''],
  strong: ['\u001b[1m', '\u001b[22m'],
  quiet: ['\u001b[2m', '\u001b[22m'],
  good: ['\u001b[32m', '\u001b[39m'],
  bad: ['\u001b[31m', '\u001b[39m'],
};

export const span = (text: string, tone: Tone = 'plain'): Span => ({ text, tone });

export const line = (...parts: readonly (string | Span)[]): Line =>
  parts.map((part) => (typeof part === 'string' ? span(part) : part));

export const emptyLine: Line = [];

/** What goes to the terminal: the only place where a colour code meets a text. */
export const written = (printed: Line, colours: boolean): string => {
  const text = printed.map((part) => {
    const safe = neutralText(part.text);
    const [on, off] = select[part.tone];
    return colours && safe.trim() !== '' ? `${on}${safe}${off}` : safe;
  });
  return text.join('').trimEnd();
};
