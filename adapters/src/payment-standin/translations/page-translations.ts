import type { CardFieldError } from '../card-form.ts';
import type { CardOutcome } from '../test-cards.ts';

/** What the payment page says. It plays a bank's own page, so its words do not come from the shop's content. */
export type PageTranslations = {
  readonly bank: string;
  readonly title: string;
  readonly testNotice: string;
  readonly order: string;
  readonly toPay: string;
  readonly toHold: string;
  readonly holdNote: string;
  readonly number: string;
  readonly expiry: string;
  readonly expiryHint: string;
  readonly cvc: string;
  readonly cvcHint: string;
  readonly holder: string;
  readonly pay: string;
  readonly hold: string;
  readonly cancel: string;
  readonly testCards: string;
  readonly testCardsNote: string;
  readonly outcomes: Readonly<Record<CardOutcome, string>>;
  readonly errors: Readonly<Record<CardFieldError, string>>;
  readonly error: string;
  readonly confirmTitle: string;
  readonly confirmText: string;
  readonly confirm: string;
  readonly reject: string;
  readonly expiredTitle: string;
  readonly expiredText: string;
  readonly backToShop: string;
  readonly notFoundTitle: string;
  readonly notFoundText: string;
  readonly unavailableTitle: string;
  readonly unavailableText: string;
};
