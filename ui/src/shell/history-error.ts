import type { NavigationState } from '../pages/use-go.ts';

/** The error that the history entry carries for this page, once: it is taken out, so that a reload does not repeat it. */
export const takeErrorKey = (): string | undefined => {
  const carried: NavigationState | null = window.history.state;
  if (typeof carried?.errorKey !== 'string') return undefined;
  window.history.replaceState(null, '');
  return carried.errorKey;
};
