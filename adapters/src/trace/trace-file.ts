import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { err, ok, type Result } from 'neverthrow';
import { makeFolder } from '../platform/files/make-folder.ts';
import { readText } from '../platform/files/read-text.ts';
import { isLogCapsule, type LogCapsule, parseLogCapsule } from './log-capsule.ts';
import { capsuleText } from './support-code.ts';
import { parseTrace, type Trace } from './trace.ts';

const unusable = (file: string) => (cause: unknown) =>
  `the trace ${file} cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`;

const textOf = (file: string): Result<string, string> => readText(file).mapErr(unusable(file));

const traceIn = (file: string, text: string): Result<Trace, string> =>
  parseTrace(text).mapErr((line) => `${file} is not a trace: line ${line} is not a recorded call`);

const logIn = (file: string, text: string): Result<LogCapsule, string> =>
  parseLogCapsule(text).mapErr((line) => `${file} cannot be read: line ${line} is not of a log of this release`);

const unpackedText = (file: string): Result<string, string> =>
  textOf(file).andThen((text) => capsuleText(text).mapErr(unusable(file)));

/** Reads a trace or a support code; `-` is standard input. Error: one line with the number of the first invalid
 *  line. */
export const readTrace = (file: string): Result<Trace, string> =>
  unpackedText(file).andThen((text) => traceIn(file, text));

/** Recorded calls, or the log of a cart. */
export type TraceContent =
  | { readonly type: 'calls'; readonly trace: Trace }
  | { readonly type: 'log'; readonly capsule: LogCapsule };

/** Reads a trace, the log of a cart, or a support code. Error: as `readTrace`. */
export const readTraceOrLog = (file: string): Result<TraceContent, string> =>
  unpackedText(file).andThen(
    (text): Result<TraceContent, string> =>
      isLogCapsule(text)
        ? logIn(file, text).map((capsule) => ({ type: 'log', capsule }))
        : traceIn(file, text).map((trace) => ({ type: 'calls', trace })),
  );

/** Opens a trace for appending, private to its owner. Never writes to a file with other content. Error: as
 *  `readTrace`. */
export const openTraceFile = (file: string) => {
  // A device or a pipe has no content to read first, or never ends.
  const isKnown = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  const content = isKnown ? textOf(file) : ok('');
  return content.andThen((text) => traceIn(file, text).andThen((before) => openedAt(file, text, before)));
};

/** `before` is the content of the file when it was opened. */
const openedAt = (file: string, text: string, before: Trace) => {
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
      /** Returns one line about a failed write. Read it before reporting success. */
      fault: () => fault,
      close: () => closeSync(descriptor),
    });
  } catch (cause) {
    return err<never, string>(unusable(file)(cause));
  }
};
