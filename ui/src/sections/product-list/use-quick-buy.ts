import { type ComponentType, useState } from 'react';
import type { QuickBuyProps } from '../../gift-cards/quick-buy.tsx';
import { loaded } from '../../page-data/loaded.ts';
import { useProblem } from '../../pages/use-tell.ts';
import { useUseCases } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';

/** Closed it stays in the page, so that it gives the focus back; each opening has a `key` of its own. */
type Popup = Pick<QuickBuyProps, 'card' | 'href' | 'isOpen'> & {
  readonly key: number;
  readonly QuickBuy: ComponentType<QuickBuyProps>;
};

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
    const card = found.value;
    setPopup((last) => ({ key: (last?.key ?? 0) + 1, card, href, isOpen: true, QuickBuy: code.QuickBuy }));
  };
  return { popup, open, close: () => setPopup((last) => last && { ...last, isOpen: false }) };
};
