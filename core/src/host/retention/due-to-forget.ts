import type { Instant } from '../../dates/instant.ts';
import type { CartId, OrderRef } from '../../ids.ts';
import { setLines } from '../places/take-places.ts';
import type { HostState } from '../state.ts';
import { isBuyerToForget, isCartToForget, type LooseRecords } from './retention.ts';

/** Carts to delete, the oldest first. */
export const cartsToForget = (state: HostState, since: Instant, most: number): readonly CartId[] =>
  [...state.carts.values()]
    .filter(({ id }) => isCartToForget(state, id, since))
    .sort((a, b) => a.createdAt - b.createdAt)
    .slice(0, most)
    .map(({ id }) => id);

/** Orders whose buyers are to be forgotten, the oldest first. */
export const buyersToForget = (state: HostState, since: Instant, most: number): readonly OrderRef[] =>
  [...state.orders.values()]
    .filter(({ ref }) => isBuyerToForget(state, ref, since))
    .sort((a, b) => a.placedAt - b.placedAt)
    .slice(0, most)
    .map(({ ref }) => ref);

const oldest = <Value>(
  records: Iterable<Value>,
  momentOf: (value: Value) => Instant,
  since: Instant,
  most: number,
): readonly Value[] =>
  [...records]
    .filter((one) => momentOf(one) < since)
    .sort((a, b) => momentOf(a) - momentOf(b))
    .slice(0, most);

const left = <Key, Value>(records: ReadonlyMap<Key, Value>, gone: readonly Value[]): ReadonlyMap<Key, Value> => {
  const deleted = new Set(gone);
  return new Map([...records].filter(([, value]) => !deleted.has(value)));
};

/** Deletes up to `most` of the oldest records from before a moment; `count`: how many were deleted. */
export const withoutLoose = (
  state: HostState,
  of: LooseRecords,
  since: Instant,
  most: number,
): { readonly state: HostState; readonly count: number } => {
  switch (of) {
    case 'keys': {
      const gone = oldest(state.intents.values(), ({ createdAt }) => createdAt, since, most);
      return { state: { ...state, intents: left(state.intents, gone) }, count: gone.length };
    }
    case 'notifications': {
      const gone = oldest(state.events.values(), ({ receivedAt }) => receivedAt, since, most);
      return { state: { ...state, events: left(state.events, gone) }, count: gone.length };
    }
    case 'entries': {
      const gone = oldest(state.buyers.values(), ({ savedAt }) => savedAt, since, most);
      return { state: { ...state, buyers: left(state.buyers, gone) }, count: gone.length };
    }
    case 'clients': {
      const counted = [...state.lines.values()].flatMap((line) =>
        line.kind === 'ticket' && line.client !== undefined && 'until' in line.hold
          ? [{ line, until: line.hold.until }]
          : [],
      );
      const gone = oldest(counted, ({ until }) => until, since, most);
      const lines = gone.map(({ line: { client: _, ...line } }) => line);
      return { state: setLines(state, lines), count: gone.length };
    }
    case 'notes': {
      const gone = new Set(oldest([...state.notes.values()].flat(), ({ at }) => at, since, most));
      const kept = [...state.notes].map(([ref, noted]) => [ref, noted.filter((one) => !gone.has(one))] as const);
      return { state: { ...state, notes: new Map(kept.filter(([, noted]) => noted.length > 0)) }, count: gone.size };
    }
  }
};
