import type { Activity } from '@shop/core/errors/error-reaction';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { IdempotencyKey } from '@shop/core/ids';
import type { Result, ResultAsync } from 'neverthrow';
import { useRef, useState } from 'react';
import { useProblem } from '../pages/use-notify.ts';
import { useShopState, useUseCases } from '../shop-context.tsx';
import { hideErrors } from '../signals/toasts.ts';

/** A try to add something that was not answered yet, and the key that it goes by. */
type OpenIntent = { readonly wanted: string; readonly key: IdempotencyKey };

/** The try to send: the open one again for the same content, so that pressing twice takes nothing twice. */
export const intentFor = (open: OpenIntent | undefined, wish: object, newKey: () => IdempotencyKey): OpenIntent => {
  const wanted = JSON.stringify(wish);
  return open?.wanted === wanted ? open : { wanted, key: newKey() };
};

/** Whether a refusal leaves open what the host did: then the try stays open. */
export const staysOpen = ({ kind }: ShopError): boolean => kind === 'unreachable' || kind === 'inProgress';

/** Additions are one request at a time. An unanswered try keeps its key, so pressing again adds nothing twice. A
 *  refusal is a toast, and `error` beside the button. */
export const useAddition = <Added>({
  refused,
  during = 'shopping',
  textOf,
  onAdded,
  onRefused,
}: {
  /** The refusal that a post of the form came back with. */
  readonly refused: ShopError | undefined;
  readonly during?: Activity;
  readonly textOf: (error: ShopError) => string;
  readonly onAdded: (added: Added) => void;
  readonly onRefused?: (error: ShopError) => void;
}) => {
  const { newIntent } = useUseCases();
  const { toasts } = useShopState();
  const problem = useProblem();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(refused);
  const open = useRef<OpenIntent>(undefined);

  const refuse = (reason: ShopError) => problem(reason, during, { message: textOf(reason), place: setError });

  /** `wish` distinguishes tries. */
  const add = async (
    wish: object,
    send: (key: IdempotencyKey) => ResultAsync<Added, ShopError> | Promise<Result<Added, ShopError>>,
  ) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    hideErrors(toasts);
    const intent = intentFor(open.current, wish, newIntent);
    open.current = intent;
    const answer = await send(intent.key);
    setBusy(false);
    if (answer.isOk() || !staysOpen(answer.error)) open.current = undefined;
    answer.match(onAdded, (reason) => {
      refuse(reason);
      onRefused?.(reason);
    });
  };

  /** The choice has changed: what was refused is no longer what is chosen. */
  const forget = () => {
    setError(undefined);
    hideErrors(toasts);
  };

  return { add, busy, error, setError, refuse, forget };
};
