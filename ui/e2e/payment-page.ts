import type { Page } from '@playwright/test';
import { pageTranslations } from '@shop/adapters/payment-standin/translations';
import type { Language } from '@shop/core/languages/language';

/** Fills in the payment page's card form as a buyer does. */
export const payWith = async (page: Page, language: Language, number: string): Promise<void> => {
  const words = pageTranslations[language];
  await page.getByRole('textbox', { name: words.number }).fill(number);
  await page.getByRole('textbox', { name: words.expiry }).fill('12/39');
  await page.getByRole('textbox', { name: words.cvc }).fill('123');
  await page.getByRole('textbox', { name: words.holder }).fill('Ana Čuček-Šmid');
  await page.getByRole('button', { name: words.pay }).click();
};
