import type { Failure } from '../failures/failure.ts';
import { type Line, line, span } from '../text/line.ts';
import { neutralJson } from '../text/neutral-text.ts';
import type { Translator } from '../translations/translator.ts';

/** What a command found out: the same facts for machines and for people. */
export type Answer = {
  /** Printed by `--json`: money in whole cents, days as YYYY-MM-DD, moments in ISO 8601. */
  readonly data: unknown;
  /** Rendered only for people, since words may have to be loaded. */
  readonly lines: (words: Translator) => readonly Line[];
  /** Present when the answer is worth printing although the command did not reach its end. */
  readonly failure?: Failure;
};

/** What a command found out, for machines and for people. */
export const answer = (data: unknown, lines: Answer['lines']): Answer => ({ data, lines });

/** For a command whose failure says all that people need. */
export const failedAnswer = (data: unknown, failure: Failure): Answer => ({ ...answer(data, () => []), failure });

/** For a command that has nothing to print when it is done. */
export const silence: Answer = answer(undefined, () => []);

/** For a command that has only to say that it is done. */
export const doneAnswer = (data: unknown, done: string): Answer => answer(data, () => [line(span(done, 'good'))]);

/** A text of several lines. */
export const textLines = (text: string): readonly Line[] => text.split('\n').map((one) => line(one));

/** A document that is JSON for people too, such as a schema. */
export const jsonAnswer = (data: unknown): Answer => answer(data, () => textLines(neutralJson(data, 2)));
