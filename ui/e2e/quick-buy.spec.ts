import { axeFindings } from './axe-findings.ts';
import { unfittingWords } from './fitting.ts';
import { added, giftLists } from './gift-pages.ts';
import { expect, test } from './shop-test.ts';
import { smallTargets } from './targets.ts';

for (const { language, name, fields } of [
  { language: 'sl', name: 'Kopanje za dva', fields: 2 },
  { language: 'sl', name: 'Bon za 50 EUR', fields: 1 },
  { language: 'en', name: 'Value voucher', fields: 1 },
] as const)
  test(`${name} is bought at once from its list (R-LIST-8, R-LIST-12 to R-LIST-14)`, async ({ page, words }) => {
    const word = await words(language);
    await page.goto(giftLists[language]);
    const opener = page.getByRole('link', { name: word('List.QuickBuyOf', { name }) });
    await opener.click();
    const popup = page.getByRole('dialog', { name });
    await expect(popup.getByRole('textbox', { name: new RegExp(word('Ticket.QuantityOf', { name: '' })) })).toHaveCount(
      fields,
    );
    await expect(popup.getByRole('slider')).toHaveCount(name === 'Value voucher' ? 1 : 0);
    expect(await axeFindings(page)).toEqual([]);
    expect(await unfittingWords(page)).toEqual([]);
    expect(await smallTargets(page, { name: 'quick-buy', over: 'dialog[open]' })).toEqual([]);
    if (fields > 1) {
      // Nothing is chosen yet: told in the window, where nothing else can be pressed.
      await popup.getByRole('button', { name: word('Ticket.AddToCart') }).click();
      await expect(popup.getByRole('region', { name: word('Toast.Region') }).getByRole('alert')).toHaveCount(1);
      await popup.getByRole('button', { name: word('Toast.Close') }).click();
      await expect(popup.getByRole('alert')).toHaveCount(0);
    }
    await popup
      .getByRole('button', { name: new RegExp(word('Ticket.Increase', { name: '' })) })
      .first()
      .click();
    await popup.getByRole('button', { name: word('Ticket.AddToCart') }).click();
    await expect(added(page, word)).toContainText(name);
    await added(page, word)
      .getByRole('button', { name: word('Added.ContinueShopping') })
      .click();
    await expect(added(page, word)).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(giftLists[language]);
  });

test('a popup that is closed leaves the list as it was', async ({ page, words }) => {
  const word = await words('sl');
  await page.goto(giftLists.sl);
  const opener = page.getByRole('link', { name: word('List.QuickBuyOf', { name: 'Vrednostni bon' }) });
  await opener.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Vrednostni bon' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});
