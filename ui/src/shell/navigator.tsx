import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import type { Address } from '../page-data/route-data.ts';
import { type NavigationState, useGo } from '../pages/use-go.ts';
import { useNotify } from '../pages/use-notify.ts';
import { useClock, useReportFailure, useRoute, useSettings, useShopState, useUseCases } from '../shop-context.tsx';
import { toggleCartChanged } from '../signals/shop-state.ts';
import { leaveToasts } from '../signals/toasts.ts';
import { useI18n } from '../translations/use-i18n.ts';
import { useTranslator } from '../translations/use-translator.ts';
import type { Visit } from './load-visit.ts';
import { fetchMissing, troubleNow } from './watch-trouble.ts';

// Scroll position by address, for the way back. The browser restores it too early, before the page is drawn.
const scrollPositions = new Map<string, number>();
let goingBack = false;

const keyOf = ({ path, search }: Address): string => `${path}?${search}`;
const here = (): string => keyOf({ path: window.location.pathname, search: window.location.search.slice(1) });

/** Stores the scroll position of the page, unless the address bar already names another page. */
const useScrollMemory = (): void => {
  const { route } = useShopState();
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      if (keyOf(route.peek().address) === here()) scrollPositions.set(here(), window.scrollY);
    };
    const back = () => {
      goingBack = true;
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('popstate', back);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('popstate', back);
    };
  }, [route]);
};

/** Decodes the anchor, as addresses encode the letters of other languages. */
const anchorIn = (hash: string): HTMLElement | null => {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

/** Scrolls a new page to its anchor or its top; on the way back, to the stored position. */
const restoreScroll = (): void => {
  const anchor = anchorIn(window.location.hash);
  if (anchor !== null) anchor.scrollIntoView();
  else window.scrollTo({ top: goingBack ? (scrollPositions.get(here()) ?? 0) : 0, behavior: 'instant' });
  goingBack = false;
};

/** Keeps the page in step with the address bar. Draws nothing. */
export const Navigator = () => {
  useScrollMemory();
  useAddressVisits();
  useArrival();
  return null;
};

/** Returns the address bar's text. The hooks of wouter decode it, which breaks a product's name with a percent sign. */
const useAddress = (): Address => {
  const { address } = useRoute();
  const path = usePathname({ ssrPath: address.path });
  const search = useSearch({ ssrSearch: address.search });
  return { path, search: search.replace(/^\?/, '') };
};

/** Loads the page of a new address and shows it once it is complete. A newer address cancels an older load. */
const useAddressVisits = (): void => {
  const state = useShopState();
  const { i18n } = useI18n();
  const { path, search } = useAddress();
  const go = useGo();
  const visit = useVisit();

  /** Keeps the current page and shows the reason: without a network under its own address, else until the visitor
   *  reloads. */
  const stay = () => {
    state.navigating.value = false;
    state.trouble.value = troubleNow();
    const { address } = state.route.peek();
    if (state.trouble.peek() === 'offline')
      go(address.search === '' ? address.path : `${address.path}?${address.search}`, { replace: true });
  };

  const show = ({ route, head, cart }: Visit) => {
    if (route.kind === 'failed' && !navigator.onLine) return stay();
    state.navigating.value = false;
    if (route.kind === 'redirect') {
      // The redirect may lead to the page that is shown, and its cart may be outdated.
      toggleCartChanged(state);
      return go(route.to, { replace: true, errorKey: route.errorKey });
    }
    state.trouble.value = undefined;
    if (i18n.language !== route.language) void i18n.changeLanguage(route.language);
    leaveToasts(state.toasts, route.address.path);
    state.head.value = head;
    state.route.value = route;
    // When the cart could not be loaded, the last known one stays.
    if (cart?.ok) state.cart.value = cart;
    state.cartChangedElsewhere.value = false;
    toggleCartChanged(state);
  };

  const showCarriedError = useCarriedError();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address starts a visit
  useEffect(() => {
    const current = state.route.peek().address;
    if (current.path === path && current.search === search) return showCarriedError();
    let isLatest = true;
    state.navigating.value = true;
    fetchMissing();
    visit({ path, search }).then(
      (loaded) => {
        const draw = () => (isLatest ? show(loaded) : undefined);
        if (!isAnimated(current.path, path)) return draw();
        // The page is drawn even when the browser skips the transition.
        document.startViewTransition(() => flushSync(draw)).ready.catch(() => undefined);
      },
      // A load fails for example when a new release has removed a file.
      () => (isLatest ? stay() : undefined),
    );
    return () => {
      isLatest = false;
      state.navigating.value = false;
    };
  }, [path, search]);
};

/** Whether the change between two addresses is animated: from a list to one of its pages and back, if the browser
 *  supports it and the visitor accepts motion. */
const isAnimated = (from: string, to: string): boolean =>
  'startViewTransition' in document &&
  (to.startsWith(`${from}/`) || from.startsWith(`${to}/`)) &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Returns a function that shows the error of the history entry, once. */
const useCarriedError = (): (() => void) => {
  const { errorText } = useTranslator();
  const notify = useNotify();
  return () => {
    const errorKey = takeErrorKey();
    if (errorKey !== undefined) notify.error(errorText(errorKey));
  };
};

/** Shows the error that a redirect carried. On a new page, focuses its heading and scrolls to the start. */
const useArrival = (): void => {
  const route = useRoute();
  const showCarriedError = useCarriedError();
  const { path } = route.address;
  const arrived = useRef(path);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per page
  useEffect(() => {
    showCarriedError();
    if (arrived.current === path) return;
    arrived.current = path;
    focusHeading();
    restoreScroll();
  }, [route]);
};

const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** Returns the error of the history entry and removes it, so that a reload does not repeat it. */
const takeErrorKey = (): string | undefined => {
  const carried: NavigationState | null = window.history.state;
  if (typeof carried?.errorKey !== 'string') return undefined;
  window.history.replaceState(null, '');
  return carried.errorKey;
};

/** Returns a function that loads another address. Its code is fetched on use, as the first page came with its data. */
const useVisit = (): ((address: Address) => Promise<Visit>) => {
  const loadUseCases = useUseCases();
  const clock = useClock();
  const reportFailure = useReportFailure();
  const { i18n } = useI18n();
  const { origin } = useSettings();
  return useCallback(
    async (address) => {
      const [{ loadVisit }, loaded] = await Promise.all([import('./load-visit.ts'), loadUseCases()]);
      if (loaded.isErr()) throw new Error('the code of the use cases cannot be fetched');
      return loadVisit({ useCases: loaded.value, clock, reportFailure, i18n, origin }, address);
    },
    [loadUseCases, clock, reportFailure, i18n, origin],
  );
};
