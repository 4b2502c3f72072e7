import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '@shop/core/languages/language';
import type { PaymentCard } from './open-shop.ts';

/** Goes through the payment page in a window, as a buyer does; `isBack` tells whether the window shows the shop again. */
export type PayOnPage = (page: Page, language: Language, card: PaymentCard, isBack: () => boolean) => Promise<void>;

/** A Chromium for visitors of scenarios. */
export type VisitorsBrowser = {
  /** A visitor's own: with cookies and windows that nobody else has. */
  newVisitor(): Promise<BrowserContext>;
  readonly payOnPage: PayOnPage;
  close(): Promise<void>;
};
