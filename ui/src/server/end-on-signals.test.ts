import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endOnSignals, type SignalProcess } from './end-on-signals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A process that only records what happens to it. */
const noted = (leave = 0) => {
  const acts = new Map<string, () => void>();
  const seen: unknown[] = [];
  const process: SignalProcess = {
    on: (signal, act) => acts.set(signal, act),
    exit: (code) => void seen.push(['exit', code]),
  };
  const close = (): Promise<void> => {
    seen.push('close');
    return new Promise(() => undefined);
  };
  endOnSignals(process, { close, leave, report: (line) => void seen.push(line) });
  return { seen, signal: (name: string) => acts.get(name)?.() };
};

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

test('what does not end is cut after ten seconds, in words, however often SIGTERM and SIGHUP come', () => {
  const { seen, signal } = noted();
  for (const name of ['SIGTERM', 'SIGTERM', 'SIGHUP']) signal(name);
  vi.advanceTimersByTime(9_999);
  expect(seen).toEqual(['close']);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['close', 'not everything had ended after 10 seconds; the rest was cut off', ['exit', 1]]);
});

test('the seconds before accepting ends are added to the ten', () => {
  const { seen, signal } = noted(3);
  signal('SIGTERM');
  vi.advanceTimersByTime(12_999);
  expect(seen).toEqual(['close']);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['close', 'not everything had ended after 13 seconds; the rest was cut off', ['exit', 1]]);
});
