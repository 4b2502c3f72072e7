import type { ShopError } from '@shop/core/errors/shop-error';
import type { Language } from '@shop/core/languages/language';
import { useGo } from '../pages/use-go.ts';
import { useNotify } from '../pages/use-notify.ts';
import { useProblem } from '../pages/use-problem.ts';
import { useShopState } from '../shop-context.tsx';
import { type ShopState, showCart, toggleCartChanged } from '../signals/shop-state.ts';
import { useTranslator } from '../translations/use-translator.ts';
import type { CartAfter, Outcome } from './action.ts';

/** How a section shows the outcome of an action. */
export type OutcomeDisplay = {
  /** Shows a refusal beside the form; by default it is a toast. */
  readonly showBeside?: ((error: ShopError) => void) | undefined;
  /** Opens the page that the outcome leads to; by default a page of the shop. */
  readonly leave?: ((to: string) => void) | undefined;
};

const showCartAfter = (state: ShopState, cart: CartAfter | undefined, language: Language): void => {
  if (cart === undefined) return;
  if (cart === 'changed') toggleCartChanged(state);
  else showCart(state, { ok: true, value: cart === 'none' ? undefined : cart }, language);
};

/** Returns a function that shows an outcome on the current page: the cart, a toast, a refusal beside the form, or
 *  navigation. The section itself confirms an addition. */
export const useShowOutcome = (): ((outcome: Outcome, display?: OutcomeDisplay) => void) => {
  const state = useShopState();
  const notify = useNotify();
  const problem = useProblem();
  const go = useGo();
  const { t, language } = useTranslator();
  return (outcome, { showBeside, leave = go } = {}) => {
    if (outcome.kind === 'unchanged') return;
    showCartAfter(state, outcome.cart, language);
    if (outcome.kind === 'refused') {
      const { error, during, at } = outcome;
      problem(error, during, at === undefined ? undefined : showBeside);
    }
    if (outcome.kind !== 'done') return;
    if (outcome.message !== undefined) notify.success(t(outcome.message), outcome.to);
    if (outcome.to !== undefined) leave(outcome.to);
  };
};
