import type { Translations } from '@shop/core/content/route-key';
import { useCallback } from 'react';
import { prepareSections } from '../sections/section-registry.tsx';
import { useClock, useUseCases } from '../shop-context.tsx';
import { useI18n } from '../translations/use-i18n.ts';
import { loaded } from './loaded.ts';
import type { Address, RouteData } from './route-data.ts';

/** An address with everything needed to draw it at once; words only when its language is new to this page. */
export type Visit = { readonly route: RouteData; readonly words?: Translations };

/** Loads data, section files and words of an address, side by side where it can. */
export const useVisit = (): ((address: Address) => Promise<Visit>) => {
  const useCases = useUseCases();
  const clock = useClock();
  const { i18n } = useI18n();
  return useCallback(
    async (address) => {
      // The first page came with its data, so what loads further ones need not come with it.
      const { loadRoute } = await import('./load-route.ts');
      const route = await loadRoute(useCases, { clock }, address);
      const isKnown = i18n.hasResourceBundle(route.language, 'translation');
      const [words] = await Promise.all([
        isKnown ? undefined : loaded(useCases.loadTranslations(route.language)),
        route.kind === 'content' ? prepareSections(route.sections) : undefined,
      ]);
      // Failed translation loading ends silently (R-ERROR-15): keys show until the next load.
      return words?.ok ? { route, words: words.value } : { route };
    },
    [useCases, clock, i18n],
  );
};
