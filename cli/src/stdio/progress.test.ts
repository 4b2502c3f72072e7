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
  return { ...progressOn(terminal.stderr, isWanted, 'catalog import'), said: () => printed.stderr };
};

const gone = '\r\u001b[K';

it('is told from the first second on, at once when it changes, and goes away again', async () => {
  const { start, show, stop, said } = progress(true);
  start();
  await show('reading');
  vi.advanceTimersByTime(999);
  expect(said()).toBe('');
  vi.advanceTimersByTime(1);
  expect(said()).toBe(`${gone}reading ... 1 s`);
  await show('writing\u001b[2J');
  expect(said()).toBe(`${gone}reading ... 1 s${gone}writing\\u{001b}[2J ... 1 s`);
  stop();
  vi.advanceTimersByTime(5000);
  expect(said().split('writing')[1]).toBe(`\\u{001b}[2J ... 1 s${gone}`);
});

it.each([
  ['a pipe', false, true],
  ['whoever wants quiet', true, false],
])('says nothing to %s', (_, isTTY, isWanted) => {
  const { start, stop, said } = progress(isTTY, isWanted);
  start();
  vi.advanceTimersByTime(5000);
  stop();
  expect(said()).toBe('');
});

it.each([
  [[], `${gone}cart show ... 2 s${gone}`],
  [['--quiet'], ''],
  [['--json'], `${gone}cart show ... 2 s${gone}`],
])('a command that takes two seconds, with %j', async (options, told) => {
  const loadCart = () => {
    vi.advanceTimersByTime(2000);
    return okAsync(aCart());
  };
  const { stderr } = await runShop(['cart', 'show', ...options], { shop: { loadCart } }, { isTTY: true });
  expect(stderr.split(`${gone}cart show ... 1 s`).join('')).toContain(told);
});
