import { axeFindings } from './axe-findings.ts';
import { unfittingWords } from './fitting.ts';
import { added, giftLists } from './gift-pages.ts';
import { expect, test } from './shop-test.ts';
import { smallTargets } from './targets.ts';

test('cards are bought at once from their list, and a popup that is closed leaves it as it was (R-LIST-8, R-LIST-12 to R-LIST-14)', async ({
  page,
  words,
}) => {
  const word = await words('sl');
  await page.goto(giftLists.sl);
  for (const { name, fields, sliders } of [
    { name: 'Bon za 50 EUR', fields: 1, sliders: 0 },
    { name: 'Vrednostni bon', fields: 1, sliders: 1 },
    { name: 'Kopanje za dva', fields: 2, sliders: 0 },
  ]) {
    const opener = page.getByRole('link', { name: word('List.QuickBuyOf', { name }) });
    await opener.press('Enter');
    const popup = page.getByRole('dialog', { name });
    const quantities = popup.getByRole('textbox', { name: new RegExp(word('Ticket.QuantityOf', { name: '' })) });
    await expect(quantities).toHaveCount(fields);
    await expect(popup.getByRole('slider')).toHaveCount(sliders);
    expect(await axeFindings(page)).toEqual([]);
    expect(await unfittingWords(page)).toEqual([]);
    expect(await smallTargets(page, { name: 'quick-buy', over: 'dialog[open]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(opener).toBeFocused();
  }

  const opener = page.getByRole('link', { name: word('List.QuickBuyOf', { name: 'Kopanje za dva' }) });
  await opener.click();
  const popup = page.getByRole('dialog', { name: 'Kopanje za dva' });
  // Nothing is chosen yet: told in the window, where nothing else can be pressed.
  await popup.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  await expect(popup.getByRole('region', { name: word('Toast.Region') }).getByRole('alert')).toHaveCount(1);
  await popup.getByRole('button', { name: word('Toast.Close') }).click();
  await expect(popup.getByRole('alert')).toHaveCount(0);
  await popup
    .getByRole('button', { name: new RegExp(word('Ticket.Increase', { name: '' })) })
    .first()
    .click();
  await popup.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  await expect(added(page, word)).toContainText('Kopanje za dva');
  await added(page, word)
    .getByRole('button', { name: word('Added.ContinueShopping') })
    .click();
  await expect(added(page, word)).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(giftLists.sl);
});
