/** SQLite's primary result codes that the program's own statements cause: error, mismatch, constraint, misuse, range. */
const programErrors: readonly number[] = [1, 19, 20, 21, 25];

/** Whether the store failed (busy, full, read-only, damaged, gone) rather than the program. */
export const isStoreFailure = (error: unknown): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  !programErrors.includes(error.errcode & 0xff);
