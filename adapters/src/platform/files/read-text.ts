import { readFileSync } from 'node:fs';
import { err, ok, Result } from 'neverthrow';

const standardInput = 0;

/** Why a text is unreadable. Line and column, from 1, of the first byte that is not UTF-8. */
export type NotUtf8 = { readonly line: number; readonly column: number; readonly message: string };

/** Decodes UTF-8. Error: the position of the first invalid byte; guessing another encoding would silently change
 *  letters. */
export const utf8Text = (bytes: Buffer): Result<string, NotUtf8> => {
  const text = bytes.toString('utf8');
  const read = Buffer.from(text);
  if (read.equals(bytes)) return ok(text);
  const wrong = read.findIndex((byte, at) => byte !== bytes[at]);
  const before = bytes.toString('utf8', 0, wrong).split('\n');
  const message = 'the text is not UTF-8; save the file as UTF-8, not as Windows-1250 or the like';
  return err({ line: before.length, column: (before.at(-1) ?? '').length + 1, message });
};

/** Returns the bytes of a file; `-` is standard input. Error: the reason why it cannot be read. */
export const readBytes = Result.fromThrowable(
  (path: string): Buffer => readFileSync(path === '-' ? standardInput : path),
  (error) => (error instanceof Error ? error.message : String(error)),
);

/** Returns the text of a file; `-` is standard input. Error: the reason why it cannot be read, or the position that
 *  is not UTF-8. */
export const readText = (path: string): Result<string, string> =>
  readBytes(path).andThen((bytes) =>
    utf8Text(bytes).mapErr(({ line, column, message }) => `${line}:${column} ${message}`),
  );
