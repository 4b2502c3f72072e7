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

const oldest = <Key, Value>(
  records: ReadonlyMap<Key, Value>,
  momentOf: (value: Value) => Instant,
  since: Instant,
  most: number,
): ReadonlySet<Key> =>
  new Set(
    [...records]
      .filter(([, value]) => momentOf(value) < since)
      .sort(([, a], [, b]) => momentOf(a) - momentOf(b))
      .slice(0, most)
      .map(([key]) => key),
  );

const left = <Key, Value>(records: ReadonlyMap<Key, Value>, gone: ReadonlySet<Key>): ReadonlyMap<Key, Value> =>
  new Map([...records].filter(([key]) => !gone.has(key)));

/** Deletes up to `most` of the oldest records from before a moment; `count`: how many were deleted. */
export const withoutLoose = (
  state: HostState,
  of: LooseRecords,
  since: Instant,
  most: number,
): { readonly state: HostState; readonly count: number } => {
  switch (of) {
    case 'keys': {
      const gone = oldest(state.intents, ({ createdAt }) => createdAt, since, most);
      return { state: { ...state, intents: left(state.intents, gone) }, count: gone.size };
    }
    case 'notifications': {
      const gone = oldest(state.events, ({ receivedAt }) => receivedAt, since, most);
      return { state: { ...state, events: left(state.events, gone) }, count: gone.size };
    }
    case 'entries': {
      const gone = oldest(state.buyers, ({ savedAt }) => savedAt, since, most);
      return { state: { ...state, buyers: left(state.buyers, gone) }, count: gone.size };
    }
    case 'clients': {
      const ends = [...state.lines].flatMap(([id, line]) =>
        line.kind === 'ticket' && line.client !== undefined && 'until' in line.hold
          ? [[id, line.hold.until] as const]
          : [],
      );
      const gone = oldest(new Map(ends), (until) => until, since, most);
      const lines = [...state.lines.values()].flatMap((line) => {
        if (line.kind !== 'ticket' || !gone.has(line.id)) return [];
        const { client: _, ...rest } = line;
        return [rest];
      });
      return { state: setLines(state, lines), count: gone.size };
    }
    case 'notes': {
      const each = [...state.notes].flatMap(([ref, noted]) => noted.map((one) => ({ ref, one })));
      const gone = new Set(oldest(new Map(each.map((own) => [own.one, own])), ({ one }) => one.at, since, most));
      const kept = [...state.notes].map(([ref, noted]) => [ref, noted.filter((one) => !gone.has(one))] as const);
      return { state: { ...state, notes: new Map(kept.filter(([, noted]) => noted.length > 0)) }, count: gone.size };
    }
  }
};
