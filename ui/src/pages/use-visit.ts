import type { Cart } from '@shop/core/cart/cart';
import type { Translations } from '@shop/core/content/route-key';
import { parseContentPath } from '@shop/core/paths/content-path';
import { useCallback } from 'react';
import { prepareSections } from '../sections/section-registry.tsx';
import { shellFiles } from '../shell/lazy-shell.ts';
import { useClock, useTellFailure, useUseCases } from '../shop-context.tsx';
import { useI18n } from '../translations/use-i18n.ts';
import type { Loaded } from './loaded.ts';
import { loaded } from './loaded.ts';
import type { Address, RouteData } from './route-data.ts';

/** An address with everything needed to draw it at once: words only when its language is new to this page, the cart only
 *  when the page spoke another language before. */
export type Visit = {
  readonly route: RouteData;
  readonly words?: Translations;
  readonly cart?: Loaded<Cart | undefined>;
};

/** Loads data, section files and words of an address, side by side where it can. */
export const useVisit = (): ((address: Address) => Promise<Visit>) => {
  const useCases = useUseCases();
  const clock = useClock();
  const tellFailure = useTellFailure();
  const { i18n } = useI18n();
  return useCallback(
    async (address) => {
      // The first page came with its data, so what loads further ones need not come with it.
      const { loadRoute } = await import('./load-route.ts');
      const { language } = parseContentPath(address.path);
      const [route, cart] = await Promise.all([
        loadRoute(useCases, { clock, tellFailure }, address),
        language === i18n.language ? undefined : loaded(useCases.loadCart(language)),
      ]);
      const isKnown = i18n.hasResourceBundle(route.language, 'translation');
      const [words] = await Promise.all([
        isKnown ? undefined : loaded(useCases.loadTranslations(route.language)),
        route.kind === 'content' ? prepareSections(route.sections) : undefined,
        ...shellFiles.map(({ prepare }) => prepare().catch(() => undefined)),
      ]);
      // Failed translation loading ends silently (R-ERROR-15): keys show until the next load.
      return { route, ...(words?.ok ? { words: words.value } : {}), ...(cart === undefined ? {} : { cart }) };
    },
    [useCases, clock, tellFailure, i18n],
  );
};
