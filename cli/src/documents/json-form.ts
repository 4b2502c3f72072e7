/** The fields of a document, an object a line: `items[]: id name note? rest*`. `[]` follows what is a list, `?` what
 *  may be missing, `*` what may be any JSON. The document's own line has no place before it, or `[]` where it is a
 *  list. */
export type FieldLines = readonly string[];

/** What `--json` prints of a command. */
export type JsonForm = {
  readonly what: string;
  readonly fields: FieldLines;
  /** The call whose answer it is. */
  readonly call?: string | undefined;
};

/** A document that only this command prints. */
export const ownForm = (...fields: FieldLines): JsonForm => ({ what: 'a document of its own', fields });

/** A document whose form a standard says. */
export const standardForm = (what: string): JsonForm => ({ what, fields: [] });

/** Units: characters of a line of help. */
const width = 100;

/** Words in lines of the help, the first indented by two, the others by six. */
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

/** What the help says of a document. */
export const formLines = ({ what, fields }: JsonForm): readonly string[] => [`  ${what}`, ...fields.flatMap(wrapped)];
