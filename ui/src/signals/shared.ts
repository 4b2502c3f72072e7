import { type Signal, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useSyncExternalStore } from 'react';

/** A value that several parts of a page share and change; `drawn` is its value in the server's markup. */
export type Shared<Value> = Signal<Value> & { readonly drawn: Value };

/** Creates a shared value; `drawn` is its first value. */
export const shared = <Value>(drawn: Value): Shared<Value> => Object.assign(signal(drawn), { drawn });

const neverChanges = () => () => undefined;

/** Returns the value and redraws the component when it changes. During hydration it returns the value of the server's
 *  markup, as the signal may have changed since. */
export const useShared = <Value>(value: Shared<Value>): Value => {
  useSignals();
  const now = value.value;
  return useSyncExternalStore(
    neverChanges,
    () => now,
    () => value.drawn,
  );
};
