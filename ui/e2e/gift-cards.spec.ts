import { axeFindings } from './axe-findings.ts';
import { added, giftLists, liveSlider, quantity } from './gift-pages.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';

test('nothing chosen is told twice; the discount begins with the third piece, and the sum without it is struck out (R-GIFT-3)', async ({
  page,
  words,
}) => {
  const word = await words('en');
  await page.goto(`${giftLists.en}/bathing-for-two`);
  const field = quantity(page, word, 'Monday to Thursday');
  const summary = page.getByRole('complementary', { name: word('Ticket.Summary') });
  const more = page.getByRole('button', { name: word('Ticket.Increase', { name: 'Monday to Thursday' }) });
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  await expect(page.getByText(word('GiftCard.NothingChosen'))).toHaveCount(2);
  await more.click();
  await more.click();
  await expect(summary).toContainText('€78.00');
  await expect(summary.locator('s')).toHaveCount(0);
  await more.click();
  await expect(field).toHaveValue('3');
  await expect(summary.locator('s')).toHaveText('€117.00');
  await expect(summary).toContainText('€105.00');
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  await expect(added(page, word)).toContainText('€105.00');
  expect(await axeFindings(page)).toEqual([]);
  await added(page, word)
    .getByRole('link', { name: word('Added.ToCheckout') })
    .click();
  await expect(page).toHaveURL(pages.en.cart);
  await expect(page.getByRole('main')).toContainText('€105.00');
});

test('a value card is set and bought with the keyboard alone; a typed amount goes to its nearest step, eleven of 1000 EUR are refused, and what was typed stays in another language and over a reload (R-GIFT-2)', async ({
  page,
  words,
}) => {
  const word = await words('de');
  await page.goto(`${giftLists.de}/wertgutschein`);
  const slider = await liveSlider(page, { name: word('GiftCard.Value') });
  const field = page.getByRole('textbox', { name: word('GiftCard.Amount') });
  const pieces = quantity(page, word, word('GiftCard.Pieces'));
  await expect(slider).toHaveValue('50');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(field).toHaveValue('60');
  await expect(slider).toHaveAttribute('aria-valuetext', /^60,00/);
  await page.keyboard.press('Home');
  await expect(field).toHaveValue('10');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(field).toHaveValue('1000');
  await pieces.fill('11');
  await pieces.blur();
  await expect(pieces).toHaveValue('1');
  await expect(page.getByText(word('Shop.Cart.GiftCardsWorthTooMuch'))).toBeVisible();
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('994');
  await page.keyboard.press('Enter');
  await expect(slider).toHaveValue('990');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(pieces).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(pieces).toHaveValue('2');
  await page.locator('summary', { hasText: 'Sprache' }).click();
  await page.getByRole('link', { name: 'Slovenščina', exact: true }).click();
  await expect(page).toHaveURL(`${giftLists.sl}/vrednostni-bon`);
  await expect(page.getByRole('slider')).toHaveValue('990');
  await page.goBack();
  await page.reload();
  await expect(field).toHaveValue('990');
  await expect(pieces).toHaveValue('2');
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).press('Enter');
  await expect(added(page, word)).toContainText('1.980,00');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: word('Ticket.AddToCart') })).toBeFocused();
});
