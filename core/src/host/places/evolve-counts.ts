import type { CountChange } from '../changes.ts';
import { change as changed, put } from '../record-maps.ts';
import type { HostState } from '../state.ts';
import { periodId } from './period-places.ts';

/** The counters after a change. */
export const evolveCounts = (state: HostState, change: CountChange): HostState => {
  switch (change.type) {
    case 'placesCounted': {
      const periods = changed(state.periods, periodId(change), (places) => ({
        ...places,
        held: places.held + change.held,
        paying: places.paying + change.paying,
        sold: places.sold + change.sold,
      }));
      return { ...state, periods };
    }
    case 'codeCounted': {
      const used = (state.codesUsed.get(change.code) ?? 0) + change.uses;
      return { ...state, codesUsed: put(state.codesUsed, change.code, used) };
    }
  }
};
