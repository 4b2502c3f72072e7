import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { useGo } from '../pages/use-go.ts';
import { useVisit } from '../pages/use-visit.ts';
import { useTell } from '../pages/use-tell.ts';
import { useShopState } from '../shop-context.tsx';
import { toggleCartChanged } from '../signals/shop-state.ts';
import { useWords } from '../words/use-words.ts';
import { takeErrorKey } from './history-error.ts';
import { restoreScroll, useScrollMemory } from './scroll-memory.ts';

/** Follows the address bar: loads what the new address shows, and only then puts it in place of the old page. A newer
 *  address makes an older answer worthless (design 4, decision 21). Draws nothing. */
export const Navigator = () => {
  useSignals();
  const state = useShopState();
  const [path] = useLocation();
  const search = useSearch();
  const { i18n } = useTranslation();
  const { errorText } = useWords();
  const tell = useTell();
  const go = useGo();
  const visit = useVisit();
  useScrollMemory();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address starts a visit
  useEffect(() => {
    const shown = state.route.peek().address;
    if (shown.path === path && shown.search === search) return;
    let isLatest = true;
    state.navigating.value = true;
    visit({ path, search }).then(({ route, words }) => {
      if (!isLatest) return;
      state.navigating.value = false;
      if (route.kind === 'redirect') {
        const { to, errorKey } = route;
        return go(to, { replace: true, ...(errorKey === undefined ? {} : { errorKey }) });
      }
      if (words !== undefined) i18n.addResourceBundle(route.language, 'translation', words, true, true);
      if (i18n.language !== route.language) void i18n.changeLanguage(route.language);
      state.route.value = route;
      toggleCartChanged(state);
    });
    return () => {
      isLatest = false;
    };
  }, [path, search]);

  const shownPath = state.route.value.address.path;
  const arrived = useRef(shownPath);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page shown
  useEffect(() => {
    const errorKey = takeErrorKey();
    if (errorKey !== undefined) tell.error(errorText(errorKey));
    if (arrived.current === shownPath) return;
    arrived.current = shownPath;
    document.querySelector<HTMLElement>('main h1, main')?.focus({ preventScroll: true });
    restoreScroll();
  }, [state.route.value]);
  return null;
};
