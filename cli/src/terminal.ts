import type { ResultAsync } from 'neverthrow';

export type OutputStream = {
  readonly isTTY: boolean;
  /** Units: columns; absent when the stream is no terminal. */
  readonly columns?: number | undefined;
  write(text: string): void;
};

/** Everything that a run of the program takes from its process, so that tests can replace it. */
export type Terminal = {
  /** The words typed after the program's name. */
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The working folder, absolute. */
  readonly folder: string;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly fetch: typeof fetch;
  /** Returns what is typed at a prompt without echo, or the first line of piped input. */
  readonly readSecret: (prompt: string) => Promise<string>;
  /** Writes bytes to a file below the working folder, or to standard output for `-`. Errors: why it could not be
   *  written. */
  readonly keepFile: (path: string, bytes: Uint8Array) => ResultAsync<void, string>;
  /** Units: milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
};
