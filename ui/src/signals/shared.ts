import { type Signal, signal } from '@preact/signals-core';
import { useCallback, useSyncExternalStore } from 'react';

/** A value that several parts of a page share and change, and what the server drew the page with. */
export type Shared<Value> = Signal<Value> & { readonly drawn: Value };

export const shared = <Value>(drawn: Value): Shared<Value> => Object.assign(signal(drawn), { drawn });

/** The value as it is now, which the component follows; in markup that is still to be taken over, what the server drew it with, as
 *  it may be another by then (D-DRAWN-FIRST). */
export const useShared = <Value>(value: Shared<Value>): Value => {
  const listen = useCallback((tell: () => void) => value.subscribe(tell), [value]);
  return useSyncExternalStore(
    listen,
    () => value.peek(),
    () => value.drawn,
  );
};
