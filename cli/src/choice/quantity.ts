import { InvalidArgumentError } from 'commander';

/** A wanted number of pieces, next to what it is of. */
export type Wanted = { readonly what: string; readonly quantity: number };

const digits = /^[0-9]{1,6}$/;

/** Units: pieces. Throws commander's own error, which becomes a usage failure. */
export const quantityArgument = (text: string): number => {
  if (!digits.test(text)) throw new InvalidArgumentError('Expected a whole number, 0 or more.');
  return Number(text);
};

/** Collects repeated options of the form `what=quantity`. */
export const wantedOption = (text: string, earlier: readonly Wanted[] = []): readonly Wanted[] => {
  const at = text.lastIndexOf('=');
  const what = text.slice(0, Math.max(at, 0)).trim();
  const quantity = text.slice(at + 1).trim();
  if (what === '' || !digits.test(quantity)) {
    throw new InvalidArgumentError('Expected what=quantity with a whole number, such as "Dnevna/Odrasli=2".');
  }
  return [...earlier, { what, quantity: Number(quantity) }];
};
