/** Randomness as an input, so that a seed repeats a run. */
export interface RandomPort {
  /** 128 random bits as 32 lower-case hexadecimal digits. */
  token(): string;
  /** The same for session and member secrets: no seed repeats them, so that two runs with one seed share none. */
  secret(): string;
}
