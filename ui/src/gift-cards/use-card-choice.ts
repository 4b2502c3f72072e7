import { cardsInCart, noCards } from '@shop/core/cart/gift-card-room';
import type { GiftCard } from '@shop/core/catalog/gift-card';
import type { Language } from '@shop/core/languages/language';
import { useState } from 'react';
import type { PostedAnswer } from '../page-data/posted-answer.ts';
import { useTabMemory } from '../pages/tab-memory.ts';
import { useCart } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import { type CardChoiceView, cardChoiceView } from './card-choice.view.ts';
import { cardOfText, cardText, selectionOf, type TypedCard, typedCardIn, untouchedCard } from './typed-card.ts';
import { useAddGiftCard } from './use-add-gift-card.ts';
import { useCardUpsells } from './use-card-upsells.ts';
import { useFreshCard } from './use-fresh-card.ts';

/** What was put into the cart, in the language that it was in then. */
type AddedCards = Pick<CardChoiceView, 'lines' | 'total'> & { readonly language: Language };

/** What a visitor chooses of a gift card, and the way into the cart; begins with what came back of a posted form, or with what
 *  this tab remembers under a name. */
export const useCardChoice = (
  drawn: GiftCard,
  {
    posted,
    memory,
    address,
  }: { readonly posted?: PostedAnswer | undefined; readonly memory?: string; readonly address: string },
) => {
  const cart = useCart();
  const words = useTranslator();
  const { card, refresh } = useFreshCard(drawn, address);
  const [typed, setTyped] = useState(() =>
    posted === undefined ? untouchedCard(card) : typedCardIn(Object.entries(posted.fields)),
  );
  useTabMemory({
    name: memory,
    text: cardText(card, typed),
    onRecall: (text) => setTyped((now) => (cardText(card, now) === '' ? cardOfText(card, text) : now)),
  });
  const [added, setAdded] = useState<AddedCards>();
  const inCart = cart.ok && cart.value !== undefined ? cardsInCart(cart.value.items) : noCards;
  const view = cardChoiceView(card, typed, inCart, words);
  const { addChosen, busy, error, setError } = useAddGiftCard({
    onAdded: () => {
      setAdded({ language: words.language, lines: view.lines, total: view.total });
      setTyped(untouchedCard(card));
    },
    refresh,
    refused: posted?.error,
  });
  const shown = added?.language === words.language ? added : undefined;
  return {
    view,
    busy,
    error,
    setError,
    added: shown,
    offered: useCardUpsells(card.id, shown !== undefined),
    forgetAdded: () => setAdded(undefined),
    onTyped: (change: (typed: TypedCard) => TypedCard) => {
      setError(undefined);
      setTyped(change);
    },
    addToCart: () => void addChosen(selectionOf(card, words.language, typed)),
  };
};
