import { readFileSync } from 'node:fs';
import { Result } from 'neverthrow';

const standardInput = 0;

/** The text of a file; `-` is what is piped in. Error: why it cannot be read. */
export const readText = Result.fromThrowable(
  (path: string): string => readFileSync(path === '-' ? standardInput : path, 'utf8'),
  (error) => (error instanceof Error ? error.message : String(error)),
);
