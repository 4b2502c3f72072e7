/** A failure as it is told: `message` and `hints` to people, all but the hints to machines. */
export type Report = {
  readonly code: string;
  readonly kind: string;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly hints: readonly string[];
};
