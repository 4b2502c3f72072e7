/** Randomness as an input, so that a seed repeats a run. */
export interface RandomPort {
  /** Returns 128 random bits as 32 lower-case hexadecimal digits. */
  token(): string;
  /** Like `token`, for session and member secrets: a seed does not repeat them, so two runs with the same seed have
   *  different secrets. */
  secret(): string;
}
