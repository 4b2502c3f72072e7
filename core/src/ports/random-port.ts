/** Randomness as an input, so that a seed repeats a run. */
export interface RandomPort {
  /** 128 random bits as 32 lower-case hexadecimal digits. */
  token(): string;
}
