/** Which properties were asked for, each with what was asked for inside of it; `$all` stands for every one. */
export type Selection = ReadonlyMap<string, Selection>;

export const everything = '$all';
export const nothing: Selection = new Map();

/** What was asked for inside a property; nothing was when the property itself was not. */
export const inside = (selection: Selection, name: string): Selection | undefined =>
  selection.get(name) ?? selection.get(everything);

const maxLength = 2000;
const maxDepth = 8;

type Parsed = { readonly selection: Selection; readonly rest: string } | undefined;

const opening = /^properties\[/;
const naming = /^(\$all|[A-Za-z_][\w-]*)/;

/** `properties[a,b[properties[c]]]`: a list in its brackets, each name with such a list of its own in brackets or none. */
const parsed = (text: string, depth: number): Parsed => {
  if (!opening.test(text) || depth > maxDepth) return undefined;
  const selection = new Map<string, Selection>();
  let rest = text.replace(opening, '');
  for (;;) {
    const [name] = naming.exec(rest) ?? [];
    if (name === undefined) return undefined;
    rest = rest.slice(name.length);
    if (rest.startsWith('[')) {
      const own = parsed(rest.slice(1), depth + 1);
      if (!own?.rest.startsWith(']')) return undefined;
      selection.set(name, own.selection);
      rest = own.rest.slice(1);
    } else {
      selection.set(name, nothing);
    }
    if (rest.startsWith(']')) return { selection, rest: rest.slice(1) };
    if (!rest.startsWith(',')) return undefined;
    rest = rest.slice(1);
  }
};

/** What `expand` or `fields` asks for; none when it is no such text. */
export const parseSelection = (text: string): Selection | undefined => {
  const found = text.length > maxLength ? undefined : parsed(text, 0);
  return found?.rest === '' ? found.selection : undefined;
};
