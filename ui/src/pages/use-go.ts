import { useCallback } from 'react';
import { useLocation } from 'wouter';

export type GoOptions = {
  /** Takes the place of the current entry, so that "back" does not return here. */
  readonly replace?: boolean;
  /** Translation key of a failure, shown by the target page. */
  readonly errorKey?: string;
};

/** What an entry of the browser's history carries for the page that it leads to. */
export type NavigationState = { readonly errorKey?: string };

export type Go = (to: string, options?: GoOptions) => void;

/** Opens another page of the shop without a full load. `to` is a path with an optional query. */
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
