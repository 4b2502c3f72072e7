import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { err, ok, type Result } from 'neverthrow';
import { makeFolder } from '../files/make-folder.ts';
import { readText } from '../files/read-text.ts';
import { type Capsule, parseCapsule } from './capsule.ts';
import { capsuleText } from './support-code.ts';

const unusable = (file: string) => (cause: unknown) =>
  `the trace ${file} cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`;

const textOf = (file: string): Result<string, string> => readText(file).mapErr(unusable(file));

const capsuleIn = (file: string, text: string): Result<Capsule, string> =>
  parseCapsule(text).mapErr((line) => `${file} is not a trace: line ${line} is not a recorded call`);

/** Reads a trace or a support code; `-` is standard input. Error: one line, with the number of the first wrong line. */
export const readTrace = (file: string): Result<Capsule, string> =>
  textOf(file)
    .andThen((text) => capsuleText(text).mapErr(unusable(file)))
    .andThen((text) => capsuleIn(file, text));

/** Opens a trace to append to, private to its owner; never writes to another kind of file. Error: as `readTrace`. */
export const openTraceFile = (file: string) => {
  // A device or a pipe has nothing to read first, or no end of it.
  const isKnown = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  const held = isKnown ? textOf(file) : ok('');
  return held.andThen((text) => capsuleIn(file, text).andThen((before) => openedAt(file, text, before)));
};

/** `before` is what it held when it was opened. */
const openedAt = (file: string, text: string, before: Capsule) => {
  // An edited file may lack its last line end.
  let lineEnd = text === '' || text.endsWith('\n') ? '' : '\n';
  let fault: string | undefined;
  try {
    makeFolder(dirname(file), 0o700);
    const descriptor = openSync(file, 'a', 0o600);
    const write = (line: string): void => {
      if (fault !== undefined) return;
      try {
        const bytes = Buffer.from(`${lineEnd}${line}\n`);
        lineEnd = '';
        if (writeSync(descriptor, bytes) < bytes.length)
          fault = unusable(file)('only part of a line was written; is the disk full?');
      } catch (cause) {
        fault = unusable(file)(cause);
      }
    };
    return ok({
      before,
      write,
      /** One line about what kept a line from being written; to be read before the program reports success. */
      fault: () => fault,
      close: () => closeSync(descriptor),
    });
  } catch (cause) {
    return err<never, string>(unusable(file)(cause));
  }
};
