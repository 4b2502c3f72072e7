import type { ShopError } from '@shop/core/errors/shop-error';
import type { IdempotencyKey } from '@shop/core/ids';
import { useRef, useState } from 'react';
import type { Fields, PostedActionName } from '../page-data/posted-answer.ts';
import { hrefOf } from '../page-data/route-data.ts';
import { useProblem } from '../pages/use-notify.ts';
import { useNewIntent, useShopState, useUseCases } from '../shop-context.tsx';
import { hideErrors } from '../signals/toasts.ts';
import { useTranslator } from '../translations/use-translator.ts';
import { type Action, type Outcome, staysOpen } from './action.ts';
import { type Showing, useShowOutcome } from './show-outcome.ts';

/** A press that was not answered yet, and the key that it goes by. */
type OpenIntent = { readonly wanted: string; readonly key: IdempotencyKey };

/** The intent to send: the open one again for the same content, so that pressing twice takes nothing twice. */
export const intentFor = (open: OpenIntent | undefined, wish: unknown, newKey: () => IdempotencyKey): OpenIntent => {
  const wanted = JSON.stringify(wish);
  return open?.wanted === wanted ? open : { wanted, key: newKey() };
};

type Options = Pick<Showing, 'textOf' | 'leave'> & {
  /** The refusal that a post of the form came back with. */
  readonly refused?: ShopError | undefined;
};

/** An action of a form in the browser: one request at a time, under one key until it is answered, with its outcome
 *  shown. A refusal with a place on the page is also the `error` beside the form. */
export const useAction = <Name extends PostedActionName, Page>(
  name: Name,
  action: Action<Name, Page>,
  page: Page,
  { refused, textOf, leave }: Options = {},
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

  /** Returns what became of it once that is shown; nothing is sent while another press is on its way. */
  const send = async (fields: Fields): Promise<Outcome> => {
    if (busy) return { kind: 'unchanged' };
    setBusy(true);
    setError(undefined);
    hideErrors(toasts);
    const wish = [hrefOf(route.peek().address), ...fields];
    const intent = intentFor(open.current, wish, newIntent);
    open.current = intent;
    const outcome = await loadUseCases().match(
      ({ [name]: useCase }) => action(useCase, fields, { ...page, language, intent: intent.key, reloadCart: true }),
      (unreachable): Outcome => ({ kind: 'refused', error: unreachable }),
    );
    if (outcome.kind !== 'refused' || !staysOpen(outcome.error)) open.current = undefined;
    setBusy(false);
    show(outcome, { textOf, leave, place: setError });
    return outcome;
  };

  /** Shows why what was chosen cannot be sent. */
  const refuse = (why: ShopError) => problem(why, undefined, { message: textOf?.(why), place: setError });

  /** The choice has changed: what was refused is no longer what is chosen. */
  const forget = () => {
    setError(undefined);
    hideErrors(toasts);
  };

  return { send, busy, error, setError, refuse, forget };
};
