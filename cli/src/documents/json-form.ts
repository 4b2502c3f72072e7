/** The fields of a document, one object per line: `items[]: id name note? rest*`. `[]` marks a list, `?` an optional
 *  field, `*` any JSON. The line of the document itself has no path, or `[]` if it is a list. */
export type FieldLines = readonly string[];

/** Documents what `--json` prints for a command. */
export type JsonForm = {
  readonly what: string;
  readonly fields: FieldLines;
  /** The call whose answer is printed. */
  readonly call?: string | undefined;
};

/** Documents a document that only this command prints. */
export const ownForm = (...fields: FieldLines): JsonForm => ({ what: 'a document of its own', fields });

/** Documents a document in a standard format. */
export const standardForm = (what: string): JsonForm => ({ what, fields: [] });

/** Units: characters per line of the help. */
const width = 100;

/** Wraps a text; the first line is indented by two spaces, the others by six. */
const wrapped = (text: string): readonly string[] => {
  const lines: string[] = [];
  let line = ' ';
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > width && line.trim() !== '') {
      lines.push(line);
      line = '     ';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
};

/** Returns the lines of the help on a document. */
export const formLines = ({ what, fields }: JsonForm): readonly string[] => [`  ${what}`, ...fields.flatMap(wrapped)];
