import { type ComponentType, useState } from 'react';
import type { QuickBuyProps } from '../../gift-cards/quick-buy.tsx';
import { loaded } from '../../pages/loaded.ts';
import { useProblem } from '../../pages/use-tell.ts';
import { useUseCases } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';

type Popup = Pick<QuickBuyProps, 'card' | 'href'> & { readonly QuickBuy: ComponentType<QuickBuyProps> };

/** Fetches card and popup on the first press; what cannot be had leads to the card's own page. */
export const useQuickBuy = () => {
  const useCases = useUseCases();
  const { language } = useTranslator();
  const problem = useProblem();
  const [popup, setPopup] = useState<Popup>();
  const open = async (url: string, href: string) => {
    const file = import('../../gift-cards/quick-buy.tsx').catch(() => undefined);
    const [found, code] = await Promise.all([loaded(useCases.showProduct(language, url)), file]);
    if (!found.ok) return problem(found.error);
    if (code === undefined || found.value.kind !== 'giftCard') return window.location.assign(href);
    setPopup({ card: found.value, href, QuickBuy: code.QuickBuy });
  };
  return { popup, open, close: () => setPopup(undefined) };
};
