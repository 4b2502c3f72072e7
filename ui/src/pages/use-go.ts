import { useCallback } from 'react';
import { useLocation } from 'wouter';

export type GoOptions = {
  /** Replaces the current history entry, so that "back" does not return to it. */
  readonly replace?: boolean;
  /** Translation key of a failure, shown by the target page. */
  readonly errorKey?: string;
};

/** The state of an entry of the browser's history. */
export type NavigationState = { readonly errorKey?: string };

export type Go = (to: string, options?: GoOptions) => void;

/** Returns a function that opens another page of the shop without a full load. `to` is a path with an optional
 *  query. */
export const useGo = (): Go => {
  const [, navigate] = useLocation();
  return useCallback(
    (to, { replace = false, errorKey } = {}) => {
      const state: NavigationState = { errorKey };
      navigate(to, { replace, state });
    },
    [navigate],
  );
};
