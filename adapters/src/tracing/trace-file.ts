import { closeSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { err, ok, type Result } from 'neverthrow';
import { makeFolder } from '../files/make-folder.ts';
import { type Capsule, parseCapsule } from './capsule.ts';
import { capsuleText } from './support-code.ts';

export type TraceFileError =
  /** `reason` is what the system said. */
  | { readonly kind: 'traceUnusable'; readonly file: string; readonly reason: string }
  /** Units of `line`: counted from 1. */
  | { readonly kind: 'notATrace'; readonly file: string; readonly line: number };

/** An open trace that takes lines at its end. */
export type TraceFile = {
  /** What it held when it was opened. */
  readonly before: Capsule;
  write(line: string): void;
  /** What kept a line from being written; to be asked before the program says that all went well. */
  fault(): TraceFileError | undefined;
  close(): void;
};

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** One line for a person. */
export const traceErrorText = (error: TraceFileError): string =>
  error.kind === 'notATrace'
    ? `${error.file} is not a trace: line ${error.line} is not a recorded call`
    : `the trace ${error.file} cannot be used: ${error.reason}`;

const standardInput = 0;

const textOf = (file: string): Result<string, TraceFileError> => {
  try {
    return ok(readFileSync(file === '-' ? standardInput : file, 'utf8'));
  } catch (cause) {
    return err({ kind: 'traceUnusable', file, reason: reasonOf(cause) });
  }
};

const capsuleIn = (file: string, text: string): Result<Capsule, TraceFileError> =>
  parseCapsule(text).mapErr((line) => ({ kind: 'notATrace', file, line }));

/** Reads a whole trace, or a support code, with its world if it has one; `-` is what is piped in. Errors: `traceUnusable`, `notATrace`
 *  with the first line that is none. */
export const readTrace = (file: string): Result<Capsule, TraceFileError> =>
  textOf(file)
    .andThen((text) => capsuleText(text).mapErr((reason): TraceFileError => ({ kind: 'traceUnusable', file, reason })))
    .andThen((text) => capsuleIn(file, text));

/** Opens a trace to add to, or makes one that only its owner may read. A file that is something else is never written to.
 *  Errors: as `readTrace`. */
export const openTraceFile = (file: string): Result<TraceFile, TraceFileError> => {
  const unusable = (cause: unknown): TraceFileError => ({ kind: 'traceUnusable', file, reason: reasonOf(cause) });
  // A device or a pipe has nothing to read first, or no end of it.
  const isKnown = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  const text = isKnown ? textOf(file) : ok('');
  const known = text.andThen((held) => capsuleIn(file, held));
  if (text.isErr()) return err(text.error);
  if (known.isErr()) return err(known.error);
  // Somebody may have edited the file and left out its last line end.
  let before = text.value === '' || text.value.endsWith('\n') ? '' : '\n';
  let fault: TraceFileError | undefined;
  try {
    makeFolder(dirname(file), 0o700);
    const descriptor = openSync(file, 'a', 0o600);
    const write = (line: string): void => {
      if (fault !== undefined) return;
      try {
        const bytes = Buffer.from(`${before}${line}\n`);
        before = '';
        if (writeSync(descriptor, bytes) < bytes.length) fault = unusable('no room for a whole line');
      } catch (cause) {
        fault = unusable(cause);
      }
    };
    return ok({ before: known.value, write, fault: () => fault, close: () => closeSync(descriptor) });
  } catch (cause) {
    return err(unusable(cause));
  }
};
