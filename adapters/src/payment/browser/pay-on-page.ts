import type { Page } from '@playwright/test';
import type { Language } from '@shop/core/languages/language';
import type { PaymentCard } from '@shop/core/ports/provider';
import { pageTranslations } from '../test-bank/translations.ts';

/** Fills in the payment page's form and answers the confirmation of the card's bank. `isBack` returns whether the
 *  window shows the shop again. */
export const payOnPage = async (
  page: Page,
  language: Language,
  { number, expiry, cvc, holder, challenge }: PaymentCard,
  isBack: () => boolean,
): Promise<void> => {
  const words = pageTranslations[language];
  await page.getByRole('textbox', { name: words.number }).fill(number);
  await page.getByRole('textbox', { name: words.expiry }).fill(expiry);
  await page.getByRole('textbox', { name: words.cvc }).fill(cvc);
  await page.getByRole('textbox', { name: words.holder }).fill(holder);
  await page
    .getByRole('button', { name: words.pay })
    .or(page.getByRole('button', { name: words.hold }))
    .click();
  const answer = page.getByRole('button', { name: words[challenge], exact: true });
  while (!isBack()) {
    if (await answer.isVisible().catch(() => false)) await answer.click().catch(() => undefined);
    await page.waitForTimeout(50);
  }
};
