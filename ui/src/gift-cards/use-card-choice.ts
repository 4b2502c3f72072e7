import { cardsInCart, noCards } from '@shop/core/cart/gift-card-room';
import type { GiftCard } from '@shop/core/catalog/gift-card';
import type { Language } from '@shop/core/languages/language';
import { parseContentPath } from '@shop/core/paths/content-path';
import { useState } from 'react';
import { useAddition } from '../checkout/use-addition.ts';
import type { PostedAnswer } from '../page-data/posted-answer.ts';
import { useTabMemory } from '../pages/tab-memory.ts';
import { useKnownCart, useShopState, useUseCases } from '../shop-context.tsx';
import { toggleCartChanged } from '../signals/shop-state.ts';
import { useTranslator } from '../translations/use-translator.ts';
import { type CardChoiceView, cardChoiceView, cardProblem } from './card-choice.view.ts';
import { cardOfText, cardText, selectionOf, type TypedCard, typedCardIn, untouchedCard } from './typed-card.ts';

/** What was put into the cart, in the language that it was in then. */
type AddedCards = Pick<CardChoiceView, 'lines' | 'total'> & { readonly language: Language };

/** The choice of a gift card and the way into the cart; begins with a posted form's fields, or with what this tab
 *  remembers under a name. `address` is that of the card's page. */
export const useCardChoice = (
  drawn: GiftCard,
  {
    posted,
    memory,
    address,
  }: { readonly posted?: PostedAnswer | undefined; readonly memory?: string; readonly address: string },
) => {
  const { addGiftCard } = useUseCases();
  const state = useShopState();
  const cart = useKnownCart();
  const words = useTranslator();
  const { language } = words;
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
  const view = cardChoiceView(card, typed, cart === undefined ? noCards : cardsInCart(cart.items), words);
  const { add, busy, error, setError, forget } = useAddition({
    refused: posted?.error,
    textOf: (reason) => cardProblem(reason, words),
    onAdded: () => {
      toggleCartChanged(state);
      setAdded({ language, lines: view.lines, total: view.total });
      setTyped(untouchedCard(card));
    },
  });
  const addToCart = () => {
    const selection = selectionOf(card, language, typed);
    return add([selection.choices, selection.value], async (key) => {
      const answer = await addGiftCard(selection, key);
      if (answer.isErr() && answer.error.kind === 'priceChanged') await refresh();
      return answer;
    });
  };
  return {
    view,
    busy,
    error,
    setError,
    added: added?.language === language ? added : undefined,
    offered: (cart?.upsells ?? []).filter(({ parentProductIds }) => parentProductIds.includes(card.id)),
    forgetAdded: () => setAdded(undefined),
    onTyped: (change: (typed: TypedCard) => TypedCard) => {
      forget();
      setTyped(change);
    },
    addToCart: () => void addToCart(),
  };
};

/** The card that came with the page, and a newer one once a price was refused; `address` is that of its page. */
const useFreshCard = (first: GiftCard, address: string) => {
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
