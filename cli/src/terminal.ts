import type { ResultAsync } from 'neverthrow';

export type OutputStream = {
  readonly isTTY: boolean;
  /** Units: columns; known of terminals alone. */
  readonly columns?: number | undefined;
  write(text: string): void;
};

/** Everything that a run of the program takes from its surroundings, so that a test can be the surroundings. */
export type Terminal = {
  /** What was typed after the program's name. */
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The working folder, absolute. */
  readonly folder: string;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly fetch: typeof fetch;
  /** What is typed at a prompt without being shown, or the first line of what is piped in. */
  readonly readSecret: (prompt: string) => Promise<string>;
  /** Writes bytes as a file below the working folder, or to standard output for `-`. Errors: why not. */
  readonly keepFile: (path: string, bytes: Uint8Array) => ResultAsync<void, string>;
  /** Units: milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
};
