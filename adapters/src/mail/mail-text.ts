import { mailLine } from './mail-line.ts';
import type { MailPart } from './mail-part.ts';

const linesOf = (part: MailPart): readonly string[] => {
  switch (part.type) {
    case 'title': {
      const text = mailLine(part.text);
      return [text, '='.repeat([...text].length)];
    }
    case 'heading':
      return [mailLine(part.text).toUpperCase()];
    case 'paragraph':
    case 'note':
      return [mailLine(part.text)];
    case 'rule':
      return ['-'.repeat(30)];
    case 'items':
      return part.items.flatMap(({ title, notes, code }) => [
        `* ${mailLine(title)}`,
        ...[...notes, ...code].map((note) => `  ${mailLine(note)}`),
      ]);
    case 'bullets':
      return part.items.map((item) => `* ${mailLine(item)}`);
    case 'facts':
      return part.facts.map(({ name, value }) => `${mailLine(name)}: ${mailLine(value)}`);
    case 'button':
    case 'link':
      return [`${mailLine(part.text)}:`, part.href];
  }
};

/** A mail for programs that show no HTML. Each address stands on a line of its own, so that a program makes a link of it. */
export const mailText = (parts: readonly MailPart[]): string =>
  `${parts.map((part) => linesOf(part).join('\n')).join('\n\n')}\n`;
