/** What may follow at a place of a JSON text. */
type Next = 'value' | 'valueOrEnd' | 'name' | 'nameOrEnd' | 'colon' | 'commaOrEnd' | 'nothing';

const token =
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[ -!#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/uy;

const wanted: Readonly<Record<Next, string>> = {
  value: 'a value is expected here: a text in "quotation marks", a number, true, false, null, { or [',
  valueOrEnd: 'a value or ] is expected here',
  name: 'a name in "quotation marks" is expected here; no comma may stand before }',
  nameOrEnd: 'a name in "quotation marks" or } is expected here',
  colon: 'a colon is expected here, between a name and its value',
  commaOrEnd: 'a comma or the end of the list is expected here',
  nothing: 'the file has to end here',
};

/** A place in a text and what is wrong there. Line and column count from 1. */
export type TextMistake = { readonly line: number; readonly column: number; readonly message: string };

const mistakeAt = (text: string, offset: number, message: string): TextMistake => {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, message };
};

const kindOf = ([, sign, string]: RegExpExecArray): string => sign ?? (string === undefined ? 'scalar' : 'string');

/** Returns what follows a token, or `undefined` when the token is not allowed. `open` are the brackets around it. */
const after = (next: Next, kind: string, open: string[]): Next | undefined => {
  const outer = (): Next => (open.length === 0 ? 'nothing' : 'commaOrEnd');
  const isValue = next === 'value' || next === 'valueOrEnd';
  if (isValue && (kind === '{' || kind === '[')) {
    open.push(kind);
    return kind === '{' ? 'nameOrEnd' : 'valueOrEnd';
  }
  if (isValue && (kind === 'scalar' || kind === 'string')) return outer();
  if ((next === 'name' || next === 'nameOrEnd') && kind === 'string') return 'colon';
  if (next === 'colon' && kind === ':') return 'value';
  if (next === 'commaOrEnd' && kind === ',') return open.at(-1) === '{' ? 'name' : 'value';
  const ends = next === 'commaOrEnd' || next === 'nameOrEnd' || next === 'valueOrEnd';
  if (!ends || kind !== (open.at(-1) === '{' ? '}' : ']')) return undefined;
  open.pop();
  return outer();
};

/** Returns the first place at which a text is not JSON, with what is expected there; `undefined` for JSON. The
 *  messages of `JSON.parse` often name no place. */
export const jsonMistake = (text: string): TextMistake | undefined => {
  const open: string[] = [];
  const source = text.trimEnd();
  let next: Next = 'value';
  let offset = 0;
  while (offset < source.length) {
    token.lastIndex = offset;
    const found = token.exec(source);
    const following: Next | undefined = found === null ? undefined : after(next, kindOf(found), open);
    if (found === null || following === undefined) {
      const blank = /^\s*/.exec(source.slice(offset))?.[0].length ?? 0;
      return mistakeAt(text, offset + blank, wanted[next]);
    }
    next = following;
    offset = token.lastIndex;
  }
  return next === 'nothing' ? undefined : mistakeAt(text, source.length, `the file ends too early: ${wanted[next]}`);
};
