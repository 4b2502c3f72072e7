import type { TicketSelection } from '@shop/core/cart/ticket-selection';
import type { Upsell } from '@shop/core/cart/upsell';
import type { ShopError } from '@shop/core/errors/shop-error';
import { useRef, useState } from 'react';
import { intentFor, type OpenIntent, staysOpen } from '../../checkout/open-intent.ts';
import { useProblem } from '../../pages/use-tell.ts';
import { useShopState, useUseCases } from '../../shop-context.tsx';
import { toggleCartChanged } from '../../signals/shop-state.ts';
import { hideErrors } from '../../signals/toasts.ts';
import { useTranslator } from '../../translations/use-translator.ts';
import { problemTexts } from './ticket-summary.view.ts';

/** Adding is one request at a time. A try that got no answer keeps its key, so that pressing again takes nothing twice. */
export const useAddToCart = ({
  refused,
  onAdded,
  onRefused,
}: {
  /** Why a post of this form came back. */
  readonly refused: ShopError | undefined;
  /** With what goes well with it. */
  readonly onAdded: (upsells: readonly Upsell[]) => void;
  /** What is left on the day may not be what it was. */
  readonly onRefused: () => void;
}) => {
  const { addTicket, newIntent } = useUseCases();
  const state = useShopState();
  const problem = useProblem();
  const words = useTranslator();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(refused);
  const open = useRef<OpenIntent>(undefined);

  const refuse = (refused: ShopError) =>
    problem(refused, 'shopping', { said: problemTexts(refused, words).join(' '), place: setError });

  const add = async (selection: TicketSelection) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    hideErrors(state.toasts);
    const intent = intentFor(open.current, [selection.date, selection.seasonId, selection.choices], newIntent);
    open.current = intent;
    const answer = await addTicket(selection, intent.key);
    setBusy(false);
    answer.match(
      ({ upsells }) => {
        open.current = undefined;
        toggleCartChanged(state);
        onAdded(upsells);
      },
      (error) => {
        if (!staysOpen(error)) open.current = undefined;
        refuse(error);
        onRefused();
      },
    );
  };

  return { add, busy, error, refuse, forgive: () => setError(undefined) };
};
