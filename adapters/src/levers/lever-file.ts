import { basename } from 'node:path';
import type { Result } from 'neverthrow';
import { readText } from '../files/read-text.ts';
import type { Levers } from './lever-board.ts';
import { type LeverBoard, leverBoard } from './lever-board.ts';
import { readLevers } from './read-levers.ts';

const leversIn = (path: string, text: Result<string, string>): Result<Levers, string> =>
  text
    .andThen((written) =>
      readLevers({ path: basename(path), text: written }).mapErr((mistakes) =>
        mistakes.map(({ line, column, message }) => `${line}:${column} ${message}`).join('; '),
      ),
    )
    .mapErr((reason) => `the levers ${path} cannot be used: ${reason}`);

/** The levers of a file as it is now; `-` is what is piped in. Error: one line with every mistake and where it stands, or why the
 *  file cannot be read. */
export const readLeverFile = (path: string): Result<LeverBoard, string> =>
  leversIn(path, readText(path)).map((levers) => leverBoard(() => levers));

/** The levers of a file, which may be written anew at any time: it is read at every call, as only tests pull levers. Error: one
 *  line about a file that cannot be used at the start; later ones are told, and leave the levers as they are. */
export const openLevers = (path: string, onFault: (line: string) => void): Result<LeverBoard, string> => {
  const said = (text: Result<string, string>): string => text.unwrapOr('');
  const start = readText(path);
  return leversIn(path, start).map((first) => {
    let [levers, known] = [first, said(start)];
    return leverBoard(() => {
      const text = readText(path);
      if (said(text) === known) return levers;
      known = said(text);
      const read = leversIn(path, text);
      if (read.isErr()) onFault(read.error);
      else levers = read.value;
      return levers;
    });
  });
};
