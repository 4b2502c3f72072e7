import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EndingProcess, endOnSignals } from './end-on-signals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A process that only notes what happens to it. */
const noted = () => {
  const acts = new Map<string, () => void>();
  const seen: unknown[] = [];
  const closed = Promise.withResolvers<void>();
  const process: EndingProcess = {
    on: (signal, act) => acts.set(signal, act),
    exit: (code) => void seen.push(['exit', code]),
  };
  const close = (): Promise<void> => {
    seen.push('close');
    return closed.promise;
  };
  endOnSignals(process, { close, complain: (line) => void seen.push(line) });
  return { seen, closed, signal: (name: string) => acts.get(name)?.() };
};

test.each(['SIGTERM', 'SIGHUP', 'SIGINT'])('%s closes, and the program ends when that is done', async (name) => {
  const { seen, closed, signal } = noted();
  signal(name);
  expect(seen).toEqual(['close']);
  closed.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(['close', ['exit', undefined]]);
});

test('a repeated SIGTERM changes nothing, whenever it comes', () => {
  const { seen, signal } = noted();
  signal('SIGTERM');
  signal('SIGTERM');
  vi.advanceTimersByTime(9_999);
  signal('SIGTERM');
  signal('SIGHUP');
  expect(seen).toEqual(['close']);
});

test.each([
  ['SIGINT', 0],
  ['SIGTERM', 5000],
])('after %s and %i ms Ctrl+C pressed again cuts off, in words; one that arrives twice does not', (first, after) => {
  const { seen, signal } = noted();
  signal(first);
  vi.advanceTimersByTime(after);
  signal('SIGINT');
  vi.advanceTimersByTime(999);
  signal('SIGINT');
  expect(seen).toEqual(['close']);
  vi.advanceTimersByTime(1);
  signal('SIGINT');
  expect(seen).toEqual(['close', 'Ctrl+C again: what had not ended was cut off', ['exit', 1]]);
});

test('what does not end is cut after ten seconds, in words', () => {
  const { seen, signal } = noted();
  signal('SIGTERM');
  vi.advanceTimersByTime(9_999);
  expect(seen).toEqual(['close']);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['close', 'not everything had ended after 10 seconds; the rest was cut off', ['exit', 1]]);
});
