import type { Language } from '../languages/language.ts';
import { type ShopPage, shopPath } from '../paths/shop-paths.ts';
import type { PaymentReturn } from './payment-callback.ts';

export const checkoutSteps = ['cartReview', 'personalInfo', 'paymentMethod', 'paymentCompleted'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** Where a purchase stands (spec 4). */
export type CheckoutState =
  /** `errorKey`: why the visitor was sent back here. */
  | { readonly step: 'cartReview'; readonly errorKey?: string }
  | { readonly step: 'personalInfo' }
  | { readonly step: 'paymentMethod' }
  | { readonly step: 'paymentCompleted'; readonly result: PaymentReturn };

export type CheckoutMove =
  | { readonly type: 'cartConfirmed' }
  | { readonly type: 'customerSaved' }
  | { readonly type: 'paymentReturned'; readonly result: PaymentReturn }
  | { readonly type: 'paymentRetried' }
  | { readonly type: 'wentBack'; readonly to: 'cartReview' | 'personalInfo' }
  /** No cart, or an answer that leads back to it; see `reactionTo`. */
  | { readonly type: 'sentToCart'; readonly errorKey?: string };

/** The next state; a move that does not fit the step changes nothing (spec 4). The return from the payment page fits every
 *  step, since it arrives in whatever window is open. */
export const moveCheckout = (state: CheckoutState, move: CheckoutMove): CheckoutState => {
  switch (move.type) {
    case 'cartConfirmed':
      return state.step === 'cartReview' ? { step: 'personalInfo' } : state;
    case 'customerSaved':
      return state.step === 'personalInfo' ? { step: 'paymentMethod' } : state;
    case 'paymentReturned':
      return { step: 'paymentCompleted', result: move.result };
    case 'paymentRetried':
      return isUnpaid(state) ? { step: 'paymentMethod' } : state;
    case 'wentBack':
      return indexOf(move.to) < indexOf(state.step) && !isPaid(state) ? { step: move.to } : state;
    case 'sentToCart':
      return isPaid(state) ? state : { step: 'cartReview', ...(move.errorKey ? { errorKey: move.errorKey } : {}) };
  }
};

const indexOf = (step: CheckoutStep): number => checkoutSteps.indexOf(step);

const isPaid = (state: CheckoutState): boolean =>
  state.step === 'paymentCompleted' && state.result.status === 'completed';

const isUnpaid = (state: CheckoutState): boolean =>
  state.step === 'paymentCompleted' && state.result.status !== 'completed';

/** The shop page on which a step happens. */
export const pageOfStep = (step: CheckoutStep): Exclude<ShopPage, 'home'> => {
  switch (step) {
    case 'cartReview':
      return 'cart';
    case 'personalInfo':
      return 'buyerInfo';
    case 'paymentMethod':
      return 'paymentMethod';
    case 'paymentCompleted':
      return 'thankYou';
  }
};

/** Translation key of a step's name: the crumb's text and part of the page title. */
export const stepNameKey = (step: CheckoutStep): Capitalize<CheckoutStep> => {
  switch (step) {
    case 'cartReview':
      return 'CartReview';
    case 'personalInfo':
      return 'PersonalInfo';
    case 'paymentMethod':
      return 'PaymentMethod';
    case 'paymentCompleted':
      return 'PaymentCompleted';
  }
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

/** The four crumbs: those up to the current step are done and linked, later ones pending, so that the payment screen shows
 *  1 to 3 done and 4 pending (spec 4). After a completed payment nothing leads back. */
export const checkoutCrumbs = (state: CheckoutState, language: Language): readonly CheckoutCrumb[] =>
  checkoutSteps.map((step, index) => {
    const isDone = index <= indexOf(state.step);
    const isLinked = isDone && step !== 'paymentCompleted' && !isPaid(state);
    return {
      step,
      number: index + 1,
      nameKey: stepNameKey(step),
      isDone,
      isCurrent: step === state.step,
      ...(isLinked ? { href: shopPath(pageOfStep(step), language) } : {}),
    };
  });
