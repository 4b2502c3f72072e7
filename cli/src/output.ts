import type { Answer } from './answer.ts';
import type { Report } from './failure-report.ts';
import type { OutputStream, Terminal } from './terminal.ts';
import { type Line, line, span, written } from './text/line.ts';
import { neutralJson } from './text/neutral-text.ts';
import type { Words } from './words.ts';

/** How a run prints: one JSON document, or lines for people. */
export type Output = {
  answer(answer: Answer, words: () => Promise<Words>): Promise<void>;
  failure(report: Report): void;
};

const jsonOutput = ({ stdout, stderr }: Terminal): Output => ({
  answer: async ({ data }) => {
    if (data !== undefined) stdout.write(`${neutralJson(data)}\n`);
  },
  failure: ({ code, kind, message, details }) => {
    stderr.write(`${neutralJson({ error: { code, kind, message, details } })}\n`);
  },
});

const textOutput = ({ stdout, stderr, env }: Terminal): Output => {
  // https://no-color.org: set and not empty means no colours, whatever the terminal can do.
  const wantsColours = !env.NO_COLOR && env.TERM !== 'dumb';
  const print = (stream: OutputStream, lines: readonly Line[]): void => {
    const text = lines.map((printed) => `${written(printed, stream.isTTY && wantsColours)}\n`).join('');
    if (text !== '') stream.write(text);
  };
  return {
    answer: async (answer, words) => print(stdout, answer.data === undefined ? [] : answer.lines(await words())),
    failure: ({ code, message, hints }) => {
      const head = line(span('error: ', 'bad'), message, span(code === 'Usage' ? '' : ` (${code})`, 'quiet'));
      print(stderr, [head, ...hints.map((hint) => line(`  ${hint}`))]);
    },
  };
};

export const makeOutput = (terminal: Terminal, json: boolean): Output =>
  json ? jsonOutput(terminal) : textOutput(terminal);
