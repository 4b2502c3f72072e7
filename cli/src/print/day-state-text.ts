import type { DayState } from '@shop/core/availability/day-state';
import type { Tone } from '../text/line.ts';

type StateText = { readonly text: string; readonly tone: Tone };

const states: Readonly<Record<DayState, StateText>> = {
  free: { text: 'free', tone: 'good' },
  few: { text: 'few', tone: 'plain' },
  soldOut: { text: 'sold out', tone: 'bad' },
  closed: { text: 'closed', tone: 'quiet' },
  past: { text: 'past', tone: 'quiet' },
  beyond: { text: 'not on sale yet', tone: 'quiet' },
};

/** What a day is, in plain English. */
export const dayStateText = (state: DayState): StateText => states[state];
