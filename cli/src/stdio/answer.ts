import type { LoadWire, Wire } from '../documents/wire.ts';
import type { Failure } from '../failures/failure.ts';
import { type Line, line, span } from '../text/line.ts';
import { neutralJson } from '../text/neutral-text.ts';
import type { Translator } from '../translations/translator.ts';

/** What a command found out: the same facts for machines and for people. */
export type Answer = {
  /** Printed by `--json` if it is not undefined: names and euros of the wire, days as YYYY-MM-DD, moments in ISO
   *  8601. */
  readonly document: (wire: LoadWire) => Promise<unknown>;
  /** Rendered only for people, since words may have to be loaded. */
  readonly lines: (words: Translator) => readonly Line[];
  /** Present when the answer is worth printing although the command did not reach its end. */
  readonly failure?: Failure | undefined;
};

/** For a command whose document is JSON as it is: without amounts and moments of core. */
export const answer = (document: unknown, lines: Answer['lines']): Answer => ({
  document: async () => document,
  lines,
});

/** For a command that prints the answer of a call, or amounts. */
export const wireAnswer = (write: (wire: Wire) => unknown, lines: Answer['lines']): Answer => ({
  document: async (load) => write(await load()),
  lines,
});

/** For a command that has nothing to print when it is done. */
export const silence: Answer = answer(undefined, () => []);

/** What people read of a command that has only to say that it is done. */
export const doneLines = (done: string) => (): readonly Line[] => [line(span(done, 'good'))];

/** A text of several lines. */
export const textLines = (text: string): readonly Line[] => text.split('\n').map((one) => line(one));

/** A document that is JSON for people too, such as a schema. */
export const jsonAnswer = (document: unknown): Answer => answer(document, () => textLines(neutralJson(document, 2)));
