import type { CartItem } from '@shop/core/cart/cart';
import { useWords } from '../../translations/use-words.ts';

/** What a line is for: its day in words, its season, or nothing. */
export const useValidityText = () => {
  const { longDay } = useWords();
  return ({ validity }: Pick<CartItem, 'validity'>): string | undefined => {
    switch (validity.type) {
      case 'none':
        return undefined;
      case 'season':
        return validity.name;
      case 'day':
        return longDay(validity.date);
    }
  };
};
