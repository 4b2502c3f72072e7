import type { LineChange } from '../changes.ts';
import { change as changed, put, without } from '../record-maps.ts';
import type { HostState } from '../state.ts';
import type { Hold, HostLine } from './host-cart.ts';

const withHold = (line: HostLine, hold: Hold): HostLine => {
  if (line.kind !== 'ticket') throw new RangeError(`line ${line.id} has no places`);
  return { ...line, hold };
};

/** A cart's lines after a change. */
export const evolveLines = (state: HostState, change: LineChange): HostState => {
  const { lines } = state;
  switch (change.type) {
    case 'lineAdded':
      return { ...state, lines: put(lines, change.line.id, change.line) };
    case 'lineRemoved':
      return { ...state, lines: without(lines, change.lineId) };
    case 'quantityChanged':
      return {
        ...state,
        lines: changed(lines, change.lineId, (line) => ({ ...line, quantity: change.quantity })),
      };
    case 'placesHeld': {
      const { firstAddedAt, lastAddedAt, until } = change;
      const held = (line: HostLine) => ({ ...withHold(line, { state: 'held', until }), firstAddedAt, lastAddedAt });
      return { ...state, lines: changed(lines, change.lineId, held) };
    }
    case 'holdExpired':
      return { ...state, lines: changed(lines, change.lineId, (line) => withHold(line, { state: 'expired' })) };
    case 'placesKeptForPayment': {
      const { until } = change;
      return { ...state, lines: changed(lines, change.lineId, (line) => withHold(line, { state: 'paying', until })) };
    }
    case 'placesSold':
      return { ...state, lines: changed(lines, change.lineId, (line) => withHold(line, { state: 'sold' })) };
  }
};
