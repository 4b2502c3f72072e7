import { okAsync } from 'neverthrow';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runShop } from '../testing/run-shop.ts';
import { aCart } from '../testing/test-catalog.ts';
import { testTerminal } from '../testing/test-terminal.ts';
import { progressOn } from './progress.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const progress = (isTTY: boolean, isWanted = true) => {
  const { terminal, printed } = testTerminal([], { isTTY });
  return { ...progressOn(terminal.stderr, isWanted, 'catalog import'), output: () => printed.stderr };
};

const gone = '\r\u001b[K';

it('progress appears after one second, changes at once and disappears at the end', async () => {
  const { start, show, stop, output } = progress(true);
  start();
  await show('reading');
  vi.advanceTimersByTime(999);
  expect(output()).toBe('');
  vi.advanceTimersByTime(1);
  expect(output()).toBe(`${gone}reading ... 1 s`);
  await show('writing\u001b[2J');
  expect(output()).toBe(`${gone}reading ... 1 s${gone}writing\\u{001b}[2J ... 1 s`);
  stop();
  vi.advanceTimersByTime(5000);
  expect(output().split('writing')[1]).toBe(`\\u{001b}[2J ... 1 s${gone}`);
});

it.each([
  ['a pipe', false, true],
  ['a terminal with --quiet', true, false],
])('progress prints nothing to %s', (_, isTTY, isWanted) => {
  const { start, stop, output } = progress(isTTY, isWanted);
  start();
  vi.advanceTimersByTime(5000);
  stop();
  expect(output()).toBe('');
});

it.each([
  [[], `${gone}cart show ... 2 s${gone}`],
  [['--quiet'], ''],
  [['--json'], `${gone}cart show ... 2 s${gone}`],
])('a command of two seconds with %j prints its progress "%s"', async (options, lines) => {
  const loadCart = () => {
    vi.advanceTimersByTime(2000);
    return okAsync(aCart());
  };
  const { stderr } = await runShop(['cart', 'show', ...options], { shop: { loadCart } }, { isTTY: true });
  expect(stderr.split(`${gone}cart show ... 1 s`).join('')).toContain(lines);
});
