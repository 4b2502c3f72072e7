import { useCallback } from 'react';
import type { Address } from '../page-data/route-data.ts';
import { useClock, useSettings, useTellFailure, useUseCases } from '../shop-context.tsx';
import { useI18n } from '../translations/use-i18n.ts';
import type { Visit } from './load-visit.ts';

/** Loads another address. The first page came with its data, so what loads further ones need not come with it. */
export const useVisit = (): ((address: Address) => Promise<Visit>) => {
  const useCases = useUseCases();
  const clock = useClock();
  const tellFailure = useTellFailure();
  const { i18n } = useI18n();
  const { origin } = useSettings();
  return useCallback(
    async (address) => {
      const { loadVisit } = await import('./load-visit.ts');
      return loadVisit({ useCases, clock, tellFailure, i18n, origin }, address);
    },
    [useCases, clock, tellFailure, i18n, origin],
  );
};
