import type { Failure } from '../failures/failure.ts';
import type { Line } from '../text/line.ts';
import type { Translator } from '../translations/translator.ts';

/** What a command found out: the same facts for machines and for people. */
export type Answer = {
  /** Printed by `--json`: money in whole cents, days as YYYY-MM-DD, moments in ISO 8601. */
  readonly data: unknown;
  /** Drawn only when people read, since the words may have to be asked for. */
  readonly lines: (words: Translator) => readonly Line[];
  /** Present when the answer is worth printing although the command did not reach its end. */
  readonly failure?: Failure;
};

/** For a command that has nothing to print when it is done. */
export const silence: Answer = { data: undefined, lines: () => [] };
