import { typedText } from '@shop/core/text/typed-text';
import type { MailPart } from './mail-part.ts';

const linesOf = (part: MailPart): readonly string[] => {
  switch (part.type) {
    case 'title': {
      const text = typedText(part.text);
      return [text, '='.repeat([...text].length)];
    }
    case 'heading':
      return [typedText(part.text).toLocaleUpperCase()];
    case 'paragraph':
    case 'note':
      return [typedText(part.text)];
    case 'items':
      return part.items.flatMap(({ title, notes }) => [
        `* ${typedText(title)}`,
        ...notes.map((note) => `  ${typedText(note)}`),
      ]);
    case 'bullets':
      return part.items.map((item) => `* ${typedText(item)}`);
    case 'facts':
      return part.facts.map(({ name, value }) => `${typedText(name)}: ${typedText(value)}`);
    case 'button':
    case 'link':
      return [`${typedText(part.text)}:`, part.href];
  }
};

/** A mail for programs that show no HTML. Each address stands on a line of its own, so that a program makes a link of it. */
export const mailText = (parts: readonly MailPart[]): string =>
  `${parts.map((part) => linesOf(part).join('\n')).join('\n\n')}\n`;
