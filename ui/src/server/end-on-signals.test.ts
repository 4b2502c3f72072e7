import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endOnSignals, type SignalProcess } from './end-on-signals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A process that only records its events. */
const recorded = (leave = 0) => {
  const acts = new Map<string, () => void>();
  const events: unknown[] = [];
  const process: SignalProcess = {
    on: (signal, act) => acts.set(signal, act),
    exit: (code) => void events.push(['exit', code]),
  };
  const close = (): Promise<void> => {
    events.push('close');
    return new Promise(() => undefined);
  };
  endOnSignals(process, { close, leave, report: (line) => void events.push(line) });
  return { events, signal: (name: string) => acts.get(name)?.() };
};

test.each([
  ['SIGINT', 0],
  ['SIGTERM', 5000],
])(
  'a second Ctrl+C after %s and %i ms ends the process with a message; a repeat within a second does not',
  (first, after) => {
    const { events, signal } = recorded();
    signal(first);
    vi.advanceTimersByTime(after);
    signal('SIGINT');
    vi.advanceTimersByTime(999);
    signal('SIGINT');
    expect(events).toEqual(['close']);
    vi.advanceTimersByTime(1);
    signal('SIGINT');
    expect(events).toEqual(['close', 'Ctrl+C again: what had not ended was cut off', ['exit', 1]]);
  },
);

test('a process that does not close is ended after ten seconds with a message, also after repeated SIGTERM and SIGHUP', () => {
  const { events, signal } = recorded();
  for (const name of ['SIGTERM', 'SIGTERM', 'SIGHUP']) signal(name);
  vi.advanceTimersByTime(9_999);
  expect(events).toEqual(['close']);
  vi.advanceTimersByTime(1);
  expect(events).toEqual(['close', 'not everything had ended after 10 seconds; the rest was cut off', ['exit', 1]]);
});

test('the delay before closing is added to the ten seconds', () => {
  const { events, signal } = recorded(3);
  signal('SIGTERM');
  vi.advanceTimersByTime(12_999);
  expect(events).toEqual(['close']);
  vi.advanceTimersByTime(1);
  expect(events).toEqual(['close', 'not everything had ended after 13 seconds; the rest was cut off', ['exit', 1]]);
});
