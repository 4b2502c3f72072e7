import type { LoadWire, Wire } from '../documents/wire.ts';
import type { Failure } from '../failures/failure.ts';
import { type Line, line, span } from '../text/line.ts';
import { neutralJson } from '../text/neutral-text.ts';
import type { Translator } from '../translations/translator.ts';

/** The result of a command, for programs and for people. */
export type Answer = {
  /** Printed by `--json` unless it is undefined: field names of the API, amounts in euros, days as YYYY-MM-DD,
   *  moments in ISO 8601. */
  readonly document: (wire: LoadWire) => Promise<unknown>;
  /** Called only when printing for people, since words may have to be loaded. */
  readonly lines: (words: Translator) => readonly Line[];
  /** Set when the answer is printed although the command failed. */
  readonly failure?: Failure | undefined;
};

/** Makes an answer whose document is plain JSON, without amounts and moments of core. */
export const answer = (document: unknown, lines: Answer['lines']): Answer => ({
  document: async () => document,
  lines,
});

/** Makes an answer whose document contains a call's answer or amounts. */
export const wireAnswer = (write: (wire: Wire) => unknown, lines: Answer['lines']): Answer => ({
  document: async (load) => write(await load()),
  lines,
});

/** The answer of a command that prints nothing on success. */
export const silence: Answer = answer(undefined, () => []);

/** Returns the line of a command that only reports success. */
export const doneLines = (done: string) => (): readonly Line[] => [line(span(done, 'good'))];

/** Splits a text into lines. */
export const textLines = (text: string): readonly Line[] => text.split('\n').map((one) => line(one));

/** Makes an answer that is JSON for people too, such as a schema. */
export const jsonAnswer = (document: unknown): Answer => answer(document, () => textLines(neutralJson(document, 2)));
