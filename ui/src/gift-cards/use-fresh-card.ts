import type { GiftCard } from '@shop/core/catalog/gift-card';
import { parseContentPath } from '@shop/core/paths/content-path';
import { useState } from 'react';
import { useUseCases } from '../shop-context.tsx';

/** The card that came with the page, and a newer one once a price was refused; `address` is that of its page. */
export const useFreshCard = (first: GiftCard, address: string) => {
  const { showProduct } = useUseCases();
  const [newer, setNewer] = useState<{ readonly than: GiftCard; readonly card: GiftCard }>();
  const refresh = async (): Promise<void> => {
    const { language, item = '' } = parseContentPath(address);
    const answer = await showProduct(language, item);
    // Where it cannot be had the older figures stay: adding looks at the price again anyway.
    answer.map((card) => (card.kind === 'giftCard' ? setNewer({ than: first, card }) : undefined));
  };
  return { card: newer?.than === first ? newer.card : first, refresh };
};
