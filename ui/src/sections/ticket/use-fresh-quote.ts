import type { TicketPeriod, TicketQuote } from '@shop/core/catalog/ticket';
import type { ProductId } from '@shop/core/ids';
import { useCallback, useEffect, useState } from 'react';
import { useShopState, useUseCases } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';

/** The quote that came with the page, and a newer one once the cart has changed, wherever that was done, the visitor has come back
 *  to the page, or an addition was refused. */
export const useFreshQuote = (productId: ProductId, period: TicketPeriod, first: TicketQuote) => {
  const { quoteTicket } = useUseCases();
  const { cartChanged } = useShopState();
  const { language } = useTranslator();
  const [newer, setNewer] = useState<{ readonly than: TicketQuote; readonly quote: TicketQuote }>();
  const refresh = useCallback(async () => {
    const answer = await quoteTicket({ language, productId, period });
    // A failed refresh keeps the older figures: adding checks the capacity again anyway.
    answer.map((quote) => setNewer({ than: first, quote }));
  }, [quoteTicket, language, productId, period, first]);
  useEffect(() => {
    const listening = new AbortController();
    const back = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', back, { signal: listening.signal });
    let last = cartChanged.peek();
    const stop = cartChanged.subscribe((changed) => {
      if (changed === last) return;
      last = changed;
      void refresh();
    });
    return () => {
      listening.abort();
      stop();
    };
  }, [cartChanged, refresh]);
  return { quote: newer?.than === first ? newer.quote : first, refresh };
};
