import type { Point, PointState } from '@shop/core/go-live/point';
import { refused } from '../failures/failure.ts';
import { type Answer, answer } from '../stdio/answer.ts';
import { type Line, line, span, type Tone } from '../text/line.ts';
import type { Translator } from '../translations/translator.ts';

const tones: Readonly<Record<PointState, Tone>> = { good: 'good', bad: 'bad', notTried: 'quiet' };

const linesOf = (points: readonly Point[], words: Translator): readonly Line[] => {
  const stateOf = ({ state }: Point): string => words.find(`state.${state}`) ?? state;
  const nameOf = ({ name }: Point): string => words.find(`point.${name}`) ?? name;
  const [states, names] = [points.map(stateOf), points.map(nameOf)];
  const [stateWidth, nameWidth] = [states, names].map((all) => Math.max(...all.map(({ length }) => length)));
  return points.map((point) =>
    line(
      span(stateOf(point).padEnd(stateWidth ?? 0), tones[point.state]),
      `  ${nameOf(point).padEnd(nameWidth ?? 0)}  `,
      messageOf(point, words),
    ),
  );
};

const messageOf = ({ name, finding, facts }: Point, words: Translator): string =>
  words.find(`${name}.${finding}`, facts) ?? words.find(`any.${finding}`, facts) ?? finding;

/** Returns the answer of judged points: a line for each. It fails when a point is bad. */
export const pointsAnswer = (points: readonly Point[], words: Translator): Answer => {
  const count = (state: PointState): number => points.filter((point) => point.state === state).length;
  const counts = { good: count('good'), bad: count('bad'), notTried: count('notTried') };
  const listed = points.map((point) => ({
    point: point.name,
    state: point.state,
    finding: point.finding,
    message: messageOf(point, words),
  }));
  const result = answer({ ...counts, points: listed }, () => [
    ...linesOf(points, words),
    line(words.find('sum', counts) ?? ''),
  ]);
  if (counts.bad === 0) return result;
  return { ...result, failure: refused('findings', 'GoLive.Bad', words.find('failure', counts) ?? 'not ready') };
};
