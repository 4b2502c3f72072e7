import type { TicketPeriod, TicketQuote } from '@shop/core/catalog/ticket';
import type { ProductId } from '@shop/core/ids';
import { useState } from 'react';
import { useUseCases } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';

/** The quote that came with the page, and a newer one once the visitor's own purchase has changed it. */
export const useFreshQuote = (productId: ProductId, period: TicketPeriod, first: TicketQuote) => {
  const { quoteTicket } = useUseCases();
  const { language } = useTranslator();
  const [newer, setNewer] = useState<{ readonly than: TicketQuote; readonly quote: TicketQuote }>();
  const refresh = async () => {
    const answer = await quoteTicket({ language, productId, period });
    // A failed refresh keeps the older figures: adding checks the capacity again anyway.
    answer.map((quote) => setNewer({ than: first, quote }));
  };
  return { quote: newer?.than === first ? newer.quote : first, refresh };
};
