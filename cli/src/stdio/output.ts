import { err, type Result } from 'neverthrow';
import type { LoadWire } from '../documents/wire.ts';
import { type ExitCode, exitCodes } from '../failures/exit-codes.ts';
import { type Failure, type Report, unusable } from '../failures/failure.ts';
import { reportBug, reportFailure } from '../failures/report-failure.ts';
import type { OutputStream, Terminal } from '../terminal.ts';
import { type Line, line, span } from '../text/line.ts';
import { neutralJson } from '../text/neutral-text.ts';
import { recordLines } from '../text/record-lines.ts';
import { widthFor, written } from '../text/written.ts';
import { makeTranslator, type Translator } from '../translations/translator.ts';
import type { Answer } from './answer.ts';

/** How a run prints: one JSON document, or lines for people. */
export type Output = {
  answer(answer: Answer, words: () => Promise<Translator>): Promise<void>;
  failure(report: Report): Promise<void>;
};

const jsonOutput = ({ stdout, stderr }: Terminal, wire: LoadWire): Output => ({
  answer: async ({ document }) => {
    const printed = await document(wire);
    if (printed !== undefined) stdout.write(`${recordLines(printed)}\n`);
  },
  failure: async ({ code, kind, message, details, error }) => {
    const facts = error === undefined ? details : (await wire()).errorFacts(error);
    stderr.write(`${neutralJson({ error: { code, kind, message, details: facts } })}\n`);
  },
});

/** Returns the lines of a failure, for people. */
export const reportLines = ({ code, message, hints }: Report): readonly Line[] => [
  line(span('error: ', 'bad'), message, span(code === 'Usage' ? '' : ` (${code})`, 'quiet')),
  ...hints.map((hint) => line(`  ${hint}`)),
];

const textOutput = ({ stdout, stderr, env }: Terminal): Output => {
  // https://no-color.org: a non-empty NO_COLOR turns colours off on any terminal.
  const wantsColours = !env.NO_COLOR && env.TERM !== 'dumb';
  const print = async (stream: OutputStream, lines: readonly Line[]): Promise<void> => {
    const room = stream.isTTY ? stream.columns : undefined;
    const layout = { widthOf: await widthFor(lines), colours: stream.isTTY && wantsColours, room };
    if (lines.length > 0) stream.write(`${written(lines, layout).join('\n')}\n`);
  };
  return {
    answer: async ({ lines }, words) => print(stdout, lines(await words())),
    failure: async (report) => print(stderr, reportLines(report)),
  };
};

/** For output without values of a shop, which needs no encoder. */
const noWire: LoadWire = () => Promise.reject(new Error('nothing of a shop is printed without one'));

/** Chooses how a run prints, by its options. Words after `--` are no options. */
export const makeOutput = (terminal: Terminal, wire: LoadWire = noWire): Output => {
  const end = terminal.argv.indexOf('--');
  const options = terminal.argv.slice(0, end === -1 ? undefined : end);
  const output = options.includes('--json') ? jsonOutput(terminal, wire) : textOutput(terminal);
  return options.includes('--quiet') ? { ...output, answer: async () => undefined } : output;
};

/** Prints an answer or a failure, and returns the exit code of the process. */
export const conclude = async (
  result: Result<Answer, Failure>,
  output: Output,
  words: (failure?: Failure) => Promise<Translator>,
): Promise<ExitCode> => {
  if (result.isOk()) await output.answer(result.value, words);
  const failure = result.isErr() ? result.error : result.value.failure;
  if (failure === undefined) return exitCodes.done;
  const report = reportFailure(failure, await words(failure));
  await output.failure(report);
  return report.exitCode;
};

/** Prints a failure with the built-in words, without a shop. */
export const concludeAlone = (terminal: Terminal, failure: Failure): Promise<ExitCode> =>
  conclude(err(failure), makeOutput(terminal), async () => makeTranslator('en', {}));

/** Reports that the output could not be written completely; `code` is the system's error code. */
export const concludeCut = (terminal: Terminal, code: string): Promise<ExitCode> =>
  concludeAlone(terminal, unusable(`the output cannot be written: ${code}`));

/** Reports a thrown error. */
export const concludeBug = async (terminal: Terminal, thrown: unknown): Promise<ExitCode> => {
  await makeOutput(terminal).failure(reportBug(thrown));
  return exitCodes.bug;
};
