import type { Language } from '../languages/language.ts';
import { type ShopPage, shopPath } from '../paths/shop-paths.ts';

/** Each step with the shop page on which it happens. */
const pages = {
  cartReview: 'cart',
  personalInfo: 'buyerInfo',
  paymentMethod: 'paymentMethod',
  paymentCompleted: 'thankYou',
} as const satisfies Readonly<Record<string, ShopPage>>;
export type CheckoutStep = keyof typeof pages;
const checkoutSteps = ['cartReview', 'personalInfo', 'paymentMethod', 'paymentCompleted'] as const;

/** What became of a payment: `stopped` may be tried again, `undecided` is waited for. */
export type PaymentResult = 'completed' | 'undecided' | 'stopped';

/** Where a purchase stands. */
export type CheckoutState =
  | { readonly step: Exclude<CheckoutStep, 'paymentCompleted'> }
  | { readonly step: 'paymentCompleted'; readonly result: PaymentResult };

const indexOf = (step: CheckoutStep): number => checkoutSteps.indexOf(step);

/** Whether earlier steps can be gone back to: not once the payment may have been made. */
const leadsBack = (state: CheckoutState): boolean => state.step !== 'paymentCompleted' || state.result === 'stopped';

/** Translation keys of the steps' names: the crumb's text and part of the page title. */
const nameKeys: { readonly [Step in CheckoutStep]: Capitalize<Step> } = {
  cartReview: 'CartReview',
  personalInfo: 'PersonalInfo',
  paymentMethod: 'PaymentMethod',
  paymentCompleted: 'PaymentCompleted',
};

export type CheckoutCrumb = {
  readonly step: CheckoutStep;
  /** 1 to 4. */
  readonly number: number;
  readonly nameKey: Capitalize<CheckoutStep>;
  readonly isDone: boolean;
  readonly isCurrent: boolean;
  readonly href?: string;
};

/** The four crumbs: done and linked up to the current step, later ones pending, so the payment screen shows 1 to 3
 *  done; the last is done once the payment is. Nothing leads back while the payment may have been made. */
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
