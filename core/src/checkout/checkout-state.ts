import type { Language } from '../languages/language.ts';
import { type ShopPage, shopPath } from '../paths/shop-paths.ts';

/** The shop page of each checkout step. */
const pages = {
  cartReview: 'cart',
  personalInfo: 'buyerInfo',
  paymentMethod: 'paymentMethod',
  paymentCompleted: 'thankYou',
} as const satisfies Readonly<Record<string, ShopPage>>;
export type CheckoutStep = keyof typeof pages;
const checkoutSteps = ['cartReview', 'personalInfo', 'paymentMethod', 'paymentCompleted'] as const;

/** The result of a payment: `stopped` can be tried again, `undecided` has to be waited for. */
export type PaymentResult = 'completed' | 'undecided' | 'stopped';

/** The present step of a purchase. */
export type CheckoutState =
  | { readonly step: Exclude<CheckoutStep, 'paymentCompleted'> }
  | { readonly step: 'paymentCompleted'; readonly result: PaymentResult };

const indexOf = (step: CheckoutStep): number => checkoutSteps.indexOf(step);

/** Whether the visitor can return to earlier steps: not when the payment may have been made. */
const leadsBack = (state: CheckoutState): boolean => state.step !== 'paymentCompleted' || state.result === 'stopped';

/** Translation keys of the step names, for the crumb and the page title. */
const nameKeys: { readonly [Step in CheckoutStep]: Capitalize<Step> } = {
  cartReview: 'CartReview',
  personalInfo: 'PersonalInfo',
  paymentMethod: 'PaymentMethod',
  paymentCompleted: 'PaymentCompleted',
};

export type CheckoutCrumb = {
  readonly step: CheckoutStep;
  /** From 1 to 4. */
  readonly number: number;
  readonly nameKey: Capitalize<CheckoutStep>;
  readonly isDone: boolean;
  readonly isCurrent: boolean;
  readonly href?: string;
};

/** Returns the four crumbs of the checkout. Steps up to the current one are done and linked, so the payment page shows
 *  1 to 3 as done; the last is done when the payment is completed. No crumb is linked when the payment may have been
 *  made. */
export const checkoutCrumbs = (state: CheckoutState, language: Language): readonly CheckoutCrumb[] =>
  checkoutSteps.map((step, index) => {
    const isEnd = state.step === 'paymentCompleted' && step === state.step;
    const isDone = index <= indexOf(state.step) && (!isEnd || state.result === 'completed');
    const isLinked = isDone && !isEnd && leadsBack(state);
    return {
      step,
      number: index + 1,
      nameKey: nameKeys[step],
      isDone,
      isCurrent: step === state.step,
      href: isLinked ? shopPath(pages[step], language) : undefined,
    };
  });
