import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import type { Address } from '../page-data/route-data.ts';
import { type NavigationState, useGo } from '../pages/use-go.ts';
import { useNotify, useProblem } from '../pages/use-notify.ts';
import { useClock, useReportFailure, useRoute, useSettings, useShopState, useUseCases } from '../shop-context.tsx';
import { toggleCartChanged } from '../signals/shop-state.ts';
import { useI18n } from '../translations/use-i18n.ts';
import { useTranslator } from '../translations/use-translator.ts';
import type { Visit } from './load-visit.ts';
import { troubleNow } from './watch-trouble.ts';

// Where each address was left, for the way back. The browser itself restores too early: the page is not there yet.
const left = new Map<string, number>();
let goingBack = false;

const keyOf = ({ path, search }: Address): string => `${path}?${search}`;
const here = (): string => keyOf({ path: window.location.pathname, search: window.location.search.slice(1) });

/** Remembers how far down each page was read, as long as the address bar names the page that is shown. */
const useScrollMemory = (): void => {
  const { route } = useShopState();
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      if (keyOf(route.peek().address) === here()) left.set(here(), window.scrollY);
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

/** Anchors have letters of every language, which addresses carry encoded. */
const anchorIn = (hash: string): HTMLElement | null => {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

/** A new page starts at the top, or at its anchor; on the way back it stands where it was left. */
const restoreScroll = (): void => {
  const anchor = anchorIn(window.location.hash);
  if (anchor !== null) anchor.scrollIntoView();
  else window.scrollTo({ top: goingBack ? (left.get(here()) ?? 0) : 0, behavior: 'instant' });
  goingBack = false;
};

/** Keeps the page in step with the address bar. Draws nothing. */
export const Navigator = () => {
  useScrollMemory();
  useAddressVisits();
  useArrival();
  return null;
};

/** The address bar as it stands; wouter's own hooks decode it, and with it a percent sign of a product's name. */
const useAddress = (): Address => {
  const { address } = useRoute();
  const path = usePathname({ ssrPath: address.path });
  const search = useSearch({ ssrSearch: address.search });
  return { path, search: search.replace(/^\?/, '') };
};

/** Loads what a new address shows, and only then puts it in place of the old page. A newer address makes an older
 *  answer worthless. */
const useAddressVisits = (): void => {
  const state = useShopState();
  const { i18n } = useI18n();
  const { path, search } = useAddress();
  const go = useGo();
  const visit = useVisit();
  const problem = useProblem();

  /** Keeps the shown page and says why: without a network at its own address, else until it is reloaded. */
  const stay = () => {
    state.navigating.value = false;
    state.trouble.value = troubleNow();
    const { address } = state.route.peek();
    if (state.trouble.peek() === 'offline')
      go(address.search === '' ? address.path : `${address.path}?${address.search}`, { replace: true });
  };

  const show = ({ route, head, cart, wordless }: Visit) => {
    if (route.kind === 'failed' && !navigator.onLine) return stay();
    state.navigating.value = false;
    if (route.kind === 'redirect') {
      // The page that is shown may be the one that it leads to, and what it shows may be why.
      toggleCartChanged(state);
      return go(route.to, { replace: true, errorKey: route.errorKey });
    }
    if (wordless !== undefined) problem(wordless, 'translations');
    if (i18n.language !== route.language) void i18n.changeLanguage(route.language);
    state.head.value = head;
    state.route.value = route;
    // What cannot be reached now stays as it is known.
    if (cart?.ok) state.cart.value = cart;
    state.cartChangedElsewhere.value = false;
    toggleCartChanged(state);
  };

  const showCarried = useCarriedError();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address starts a visit
  useEffect(() => {
    const shown = state.route.peek().address;
    if (shown.path === path && shown.search === search) return showCarried();
    let isLatest = true;
    state.navigating.value = true;
    visit({ path, search }).then(
      (found) => {
        const draw = () => (isLatest ? show(found) : undefined);
        if (!glides(shown.path, path)) return draw();
        // A skipped transition draws all the same.
        document.startViewTransition(() => flushSync(draw)).ready.catch(() => undefined);
      },
      // A file that cannot be fetched any more, after a new release say.
      () => (isLatest ? stay() : undefined),
    );
    return () => {
      isLatest = false;
      state.navigating.value = false;
    };
  }, [path, search]);
};

/** A list fades into what it leads to and back, where the browser can and the visitor does not want less motion. */
const glides = (from: string, to: string): boolean =>
  'startViewTransition' in document &&
  (to.startsWith(`${from}/`) || from.startsWith(`${to}/`)) &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Tells what the entry of the history brought along, once. */
const useCarriedError = (): (() => void) => {
  const { errorText } = useTranslator();
  const notify = useNotify();
  return () => {
    const errorKey = takeErrorKey();
    if (errorKey !== undefined) notify.error(errorText(errorKey));
  };
};

/** Shows what a redirect carried; on a new page moves focus to its heading and scrolls to the start. */
const useArrival = (): void => {
  const route = useRoute();
  const showCarried = useCarriedError();
  const { path } = route.address;
  const arrived = useRef(path);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page shown
  useEffect(() => {
    showCarried();
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

/** The error that the history entry carries, once: it is removed, so a reload does not repeat it. */
const takeErrorKey = (): string | undefined => {
  const carried: NavigationState | null = window.history.state;
  if (typeof carried?.errorKey !== 'string') return undefined;
  window.history.replaceState(null, '');
  return carried.errorKey;
};

/** Loads another address. The first page came with its data, so what loads further ones need not come with it. */
const useVisit = (): ((address: Address) => Promise<Visit>) => {
  const loadUseCases = useUseCases();
  const clock = useClock();
  const reportFailure = useReportFailure();
  const { i18n } = useI18n();
  const { origin } = useSettings();
  return useCallback(
    async (address) => {
      const [{ loadVisit }, found] = await Promise.all([import('./load-visit.ts'), loadUseCases()]);
      if (found.isErr()) throw new Error('the code of the use cases cannot be fetched');
      return loadVisit({ useCases: found.value, clock, reportFailure, i18n, origin }, address);
    },
    [loadUseCases, clock, reportFailure, i18n, origin],
  );
};
