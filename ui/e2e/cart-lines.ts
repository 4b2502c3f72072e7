import type { Locator, Page } from '@playwright/test';
import type { Word } from './shop-test.ts';

/** What the cart holds, without the extras that the page offers below it. */
export const cartLines = (page: Page, word: Word): Locator =>
  page.getByRole('main').getByRole('list', { name: word('CartMenu.Title'), exact: true });
