import type { Page } from '@playwright/test';
import type { Language } from '@shop/core/languages/language';
import type { Provoke, Word } from './shop-test.ts';

export type Visitor = {
  readonly page: Page;
  readonly language: Language;
  readonly word: Word;
  readonly provoke: Provoke;
};

/** What there is to look at: a whole page, or what lies over one, as a selector. */
export type Stop = { readonly name: string; readonly over?: string };

/** A menu of the header, whatever element opens it. */
export const openMenu = async (page: Page, word: Word, key: string): Promise<void> =>
  page
    .getByRole('navigation', { name: word('Header.Navigation') })
    .locator('summary, button')
    .filter({ hasText: word(key) })
    .click();
