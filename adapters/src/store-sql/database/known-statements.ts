import { expectsRows } from './expected-rows.ts';

/** More statements than the shop has, and characters than those have that visitors run: whatever names many rows has another text with each
 *  number of them, and would be kept by the database for nothing. */
const mostKnown = 500;
const longestKnown = 2000;

const isPlanned = (text: string): boolean =>
  text.length <= longestKnown && /^(select|insert|update|delete|with|begin|commit)\b/i.test(text);

/** A row is there, changed or locked, or the transaction is gone, which the next statement tells: nobody waits for that alone. */
const saysNothing = (text: string): boolean =>
  expectsRows(text) ||
  text.startsWith('select from ') ||
  (/^insert into /.test(text) && !/ (returning|do nothing)\b/.test(text));

export type KnownStatement = {
  /** Under which it is planned once a connection, if it is worth that. */
  readonly name: string | undefined;
  readonly saysNothing: boolean;
};

/** What is known of statements by their text, looked at once. */
export const knownStatements = () => {
  const known = new Map<string, KnownStatement>();
  return (text: string): KnownStatement => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const isNamed = known.size < mostKnown && isPlanned(text);
    const made = { name: isNamed ? `s${known.size}` : undefined, saysNothing: saysNothing(text) };
    if (isNamed) known.set(text, made);
    return made;
  };
};
