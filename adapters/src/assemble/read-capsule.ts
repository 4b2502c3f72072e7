import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Result } from 'neverthrow';
import { type Capsule, parseCapsule } from '../tracing/capsule.ts';
import { capsuleText } from '../tracing/support-code.ts';

/** What `-` stands for: whatever is piped in. */
const standardInput = 0;

const read = Result.fromThrowable(
  (folder: string, file: string) => readFileSync(file === '-' ? standardInput : resolve(folder, file), 'utf8'),
  (error) => (error instanceof Error ? error.message : String(error)),
);

/** A capsule from a file, `-` from what is piped in, as lines or as a support code. Error: one line about a file that holds none. */
export const readCapsule = (folder: string, file: string): Result<Capsule, string> =>
  read(folder, file)
    .andThen(capsuleText)
    .mapErr((reason) => `the capsule ${file} cannot be read: ${reason}`)
    .andThen((text) =>
      parseCapsule(text).mapErr(
        (line) => `${file} is not a capsule: line ${line} is neither a recorded call nor a world`,
      ),
    );
