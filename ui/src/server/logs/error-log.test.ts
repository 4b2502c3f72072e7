import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureLog } from './error-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const recorded = () => {
  const lines: unknown[] = [];
  return { lines, log: failureLog('storeFailure', (line) => void lines.push(line)) };
};

const full = { event: 'storeFailure', kind: 'full', message: 'database or disk is full' };

test('the first failure is logged at once, and those of the next minute are counted', () => {
  const { lines, log } = recorded();
  for (let count = 0; count < 1000; count += 1) log('full', full.message);
  expect(lines).toEqual([full]);
  vi.advanceTimersByTime(59_999);
  log('full', full.message);
  expect(lines).toEqual([full]);
  vi.advanceTimersByTime(1);
  expect(lines).toEqual([full, { ...full, leftOut: 1000 }]);
});

test('a failure after a minute without failures is logged at once', () => {
  const { lines, log } = recorded();
  log('full', full.message);
  vi.advanceTimersByTime(600_000);
  expect(lines).toEqual([full]);
  log('full', full.message);
  expect(lines).toEqual([full, full]);
});

test('each kind of failure is counted by itself', () => {
  const { lines, log } = recorded();
  log('full', full.message);
  log('busy', 'database is locked');
  log('busy', 'database is locked');
  expect(lines).toEqual([full, { ...full, kind: 'busy', message: 'database is locked' }]);
});
