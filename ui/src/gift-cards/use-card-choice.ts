import { cardsInCart, noCards } from '@shop/core/cart/gift-card-room';
import type { GiftCard } from '@shop/core/catalog/gift-card';
import type { Language } from '@shop/core/languages/language';
import { parseContentPath } from '@shop/core/paths/content-path';
import { useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import type { Fields, PostedAnswer } from '../page-data/posted-answer.ts';
import { useTabMemory } from '../pages/tab-memory.ts';
import { useKnownCart, useUseCases } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import { addGiftCard } from './add-gift-card.ts';
import { type CardChoiceView, cardChoiceView } from './card-choice.view.ts';
import { cardOfText, cardText, type TypedCard, typedCardIn, untouchedCard, valueProblemPlace } from './typed-card.ts';

/** The added pieces with their sum, and the language of their texts. */
type AddedCards = Pick<CardChoiceView, 'lines' | 'total'> & { readonly language: Language };

/** Returns the choice of a gift card and its action of adding. The choice starts with a posted form's fields, or with
 *  what this tab has stored under the name `memory`. `address` is the path of the card's page. */
export const useCardChoice = (
  drawn: GiftCard,
  {
    posted,
    memory,
    address,
  }: { readonly posted?: PostedAnswer | undefined; readonly memory?: string; readonly address: string },
) => {
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
  const refused = posted?.error;
  const { send, busy, error, refuse, forget } = useAction('addGiftCard', addGiftCard, { card }, { refused });
  const press = async (fields: Fields) => {
    const outcome = await send(fields);
    if (outcome.kind === 'refused' && outcome.at === valueProblemPlace) document.getElementById(outcome.at)?.focus();
    if (outcome.kind === 'refused' && outcome.error.kind === 'priceChanged') return refresh();
    if (outcome.kind !== 'added') return;
    setAdded({ language, lines: view.lines, total: view.total });
    setTyped(untouchedCard(card));
  };
  return {
    view,
    busy,
    error,
    refuse,
    added: added?.language === language ? added : undefined,
    offered: (cart?.upsells ?? []).filter(({ parentProductIds }) => parentProductIds.includes(card.id)),
    forgetAdded: () => setAdded(undefined),
    onTyped: (change: (typed: TypedCard) => TypedCard) => {
      forget();
      setTyped(change);
    },
    press,
  };
};

/** Returns the card, and a function that reloads it after a refused price; `address` is the path of its page. */
const useFreshCard = (first: GiftCard, address: string) => {
  const loadUseCases = useUseCases();
  const [newer, setNewer] = useState<{ readonly than: GiftCard; readonly card: GiftCard }>();
  const refresh = async (): Promise<void> => {
    const { language, item = '' } = parseContentPath(address);
    const answer = await loadUseCases().andThen(({ showProduct }) => showProduct(language, item));
    // A failed reload keeps the old prices, as adding checks them anyway.
    answer.map((card) => (card.kind === 'giftCard' ? setNewer({ than: first, card }) : undefined));
  };
  return { card: newer?.than === first ? newer.card : first, refresh };
};
