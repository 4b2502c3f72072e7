import type { ShopError } from '@shop/core/errors/shop-error';
import type { IdempotencyKey } from '@shop/core/ids';
import { useRef, useState } from 'react';
import type { Fields, PostedActionName } from '../page-data/posted-answer.ts';
import { hrefOf } from '../page-data/route-data.ts';
import { useProblem } from '../pages/use-problem.ts';
import { useNewIntent, useShopState, useUseCases } from '../shop-context.tsx';
import { hideErrors } from '../signals/toasts.ts';
import { useTranslator } from '../translations/use-translator.ts';
import { type Action, type Outcome, staysOpen } from './action.ts';
import { type OutcomeDisplay, useShowOutcome } from './show-outcome.ts';

/** A press without an answer yet, its content as JSON, and its idempotency key. */
type OpenIntent = { readonly content: string; readonly key: IdempotencyKey };

/** Returns the intent to send: the open one for the same content, so that a double press acts once; else a new one. */
export const intentFor = (open: OpenIntent | undefined, request: unknown, newKey: () => IdempotencyKey): OpenIntent => {
  const content = JSON.stringify(request);
  return open?.content === content ? open : { content, key: newKey() };
};

type Options = Pick<OutcomeDisplay, 'leave'> & {
  /** The refusal of a posted form, when this page answers it. */
  readonly refused?: ShopError | undefined;
};

/** Returns an action of a form for the browser. It sends one request at a time, repeats the key until the answer is
 *  definite, and shows the outcome. `error` is a refusal with a place beside the form. */
export const useAction = <Name extends PostedActionName, Page>(
  name: Name,
  action: Action<Name, Page>,
  page: Page,
  { refused, leave }: Options = {},
) => {
  const loadUseCases = useUseCases();
  const newIntent = useNewIntent();
  const { toasts, route } = useShopState();
  const { language } = useTranslator();
  const problem = useProblem();
  const show = useShowOutcome();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(refused);
  const open = useRef<OpenIntent>(undefined);

  /** Sends the form and returns the outcome after showing it; returns `unchanged` while another press is in
   *  progress. */
  const send = async (fields: Fields): Promise<Outcome> => {
    if (busy) return { kind: 'unchanged' };
    setBusy(true);
    setError(undefined);
    hideErrors(toasts);
    const request = [hrefOf(route.peek().address), ...fields];
    const intent = intentFor(open.current, request, newIntent);
    open.current = intent;
    const outcome = await loadUseCases().match(
      ({ [name]: useCase }) => action(useCase, fields, { ...page, language, intent: intent.key, reloadCart: true }),
      (unreachable): Outcome => ({ kind: 'refused', error: unreachable }),
    );
    if (outcome.kind !== 'refused' || !staysOpen(outcome.error)) open.current = undefined;
    setBusy(false);
    show(outcome, { leave, showBeside: setError });
    return outcome;
  };

  /** Shows an error that was detected before sending. */
  const refuse = (why: ShopError) => problem(why, undefined, setError);

  /** Removes the error after the visitor has changed the choice. */
  const forget = () => {
    setError(undefined);
    hideErrors(toasts);
  };

  return { send, busy, error, setError, refuse, forget };
};
