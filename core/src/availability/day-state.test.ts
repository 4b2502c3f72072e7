import { expect, it } from 'vitest';
import { localDate, plusDays } from '../dates/local-date.ts';
import { saleWindow } from '../dates/sale-window.ts';
import { aDay } from '../testing/builders.ts';
import { type DayState, dayState, dayStates, isSelectable } from './day-state.ts';

const window = saleWindow(aDay, 7);

it.each([
  [-1, 'soldOut'],
  [0, 'soldOut'],
  [1, 'few'],
  [20, 'few'],
  [21, 'free'],
] as const)('a listed day with %d places is %s', (places, state) => {
  expect(dayState(aDay, window, places)).toBe(state);
});

it.each([
  [-1, 'past', 'past'],
  [0, 'free', 'closed'],
  [1, 'free', 'closed'],
  [6, 'free', 'closed'],
  [7, 'free', 'closed'],
  [8, 'beyond', 'beyond'],
] as const)('%d days from today a listed day is %s and an unlisted day is %s', (away, listed, unlisted) => {
  const date = plusDays(aDay, away);
  expect(dayState(date, window, 50)).toBe(listed);
  expect(dayState(date, window, undefined)).toBe(unlisted);
});

it('a day is past on the next day, also over the end of a year', () => {
  const eve = localDate('2026-12-31');
  expect(dayState(eve, saleWindow(eve, 7), 50)).toBe('free');
  expect(dayState(eve, saleWindow(plusDays(eve, 1), 7), 50)).toBe('past');
});

it('only days that are free or have few places can be selected', () => {
  const can: readonly DayState[] = dayStates.filter((state) => isSelectable({ state }));
  expect(can).toEqual(['free', 'few']);
  expect(dayStates).toEqual(['free', 'few', 'soldOut', 'closed', 'beyond', 'past']);
});
