import type { GiftCardSelection } from '@shop/core/cart/gift-card-selection';
import type { ShopError } from '@shop/core/errors/shop-error';
import { useRef, useState } from 'react';
import { intentFor, type OpenIntent, staysOpen } from '../checkout/open-intent.ts';
import { useProblem } from '../pages/use-tell.ts';
import { useShopState, useUseCases } from '../shop-context.tsx';
import { toggleCartChanged } from '../signals/shop-state.ts';
import { hideErrors } from '../signals/toasts.ts';
import { useTranslator } from '../translations/use-translator.ts';
import { cardProblem } from './card-choice.view.ts';

/** Adding is one request at a time. A try that got no answer keeps its key, so that pressing again adds nothing twice. A refusal is
 *  told as a toast, and stays where the visitor looks (R-ERROR-1). */
export const useAddGiftCard = ({
  onAdded,
  refresh,
  refused: atFirst,
}: {
  readonly onAdded: () => void;
  /** Shows the card as it is sold now; what is chosen stays. */
  readonly refresh: () => Promise<void>;
  readonly refused: ShopError | undefined;
}) => {
  const { addGiftCard, newIntent } = useUseCases();
  const state = useShopState();
  const words = useTranslator();
  const problem = useProblem();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(atFirst);
  const open = useRef<OpenIntent>(undefined);

  const addChosen = async (selection: GiftCardSelection) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    hideErrors(state.toasts);
    const intent = intentFor(open.current, [selection.choices, selection.value], newIntent);
    open.current = intent;
    const answer = await addGiftCard(selection, intent.key);
    if (answer.isErr() && answer.error.kind === 'priceChanged') await refresh();
    setBusy(false);
    answer.match(
      () => {
        open.current = undefined;
        toggleCartChanged(state);
        onAdded();
      },
      (refused) => {
        if (!staysOpen(refused)) open.current = undefined;
        problem(refused, 'shopping', { said: cardProblem(refused, words), place: setError });
      },
    );
  };

  return { addChosen, busy, error, setError };
};
