import { axeFindings } from './axe-findings.ts';
import { added, filter, giftLists, liveSlider, quantity } from './gift-pages.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';

test('a value card says from 10 to 1000 EUR, and the switch of the language leads to the same card', async ({
  page,
  words,
}) => {
  const en = await words('en');
  await page.goto(giftLists.sl);
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Vrednostni bon' }) });
  await expect(card).toContainText('Od 10 do 1000 EUR');
  await card.getByRole('link', { name: 'Vrednostni bon', exact: true }).click();
  await expect(page).toHaveURL(`${giftLists.sl}/vrednostni-bon`);
  await expect(page.getByRole('heading', { level: 1, name: 'Vrednostni bon' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Vrednost bona v evrih' }).fill('120');
  await page.getByRole('textbox', { name: 'Vrednost bona v evrih' }).blur();
  await page.getByRole('navigation').locator('summary').first().click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${giftLists.en}/value-voucher`);
  await expect(page.getByRole('heading', { level: 1, name: 'Value voucher' })).toBeVisible();
  await expect(page.getByRole('slider', { name: en('GiftCard.Value') })).toHaveValue('120');
  await expect(page.locator('link[hreflang="de"]')).toHaveAttribute('href', /geschenkgutscheine\/wertgutschein$/);
});

test('the discount begins with the third piece, and the sum without it is struck out (R-GIFT-3)', async ({
  page,
  words,
}) => {
  const word = await words('en');
  await page.goto(`${giftLists.en}/bathing-for-two`);
  const field = quantity(page, word, 'Monday to Thursday');
  const summary = page.getByRole('complementary', { name: word('Ticket.Summary') });
  const more = page.getByRole('button', { name: word('Ticket.Increase', { name: 'Monday to Thursday' }) });
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

test('nothing chosen is told as a toast and beside the button, and what is typed outlives a reload', async ({
  page,
  words,
}) => {
  const word = await words('sl');
  await page.goto(`${giftLists.sl}/kopanje-za-dva`);
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  await expect(page.getByText(word('GiftCard.NothingChosen'))).toHaveCount(2);
  await page.getByRole('button', { name: word('Ticket.Increase', { name: 'Od ponedeljka do četrtka' }) }).click();
  await expect(quantity(page, word, 'Od ponedeljka do četrtka')).toHaveValue('1');
  await page.reload();
  await expect(quantity(page, word, 'Od ponedeljka do četrtka')).toHaveValue('1');
});

test('a value card is set and bought with the keyboard alone (R-GIFT-2)', async ({ page, words }) => {
  const word = await words('de');
  await page.goto(`${giftLists.de}/wertgutschein`);
  const slider = await liveSlider(page, { name: word('GiftCard.Value') });
  const field = page.getByRole('textbox', { name: word('GiftCard.Amount') });
  await expect(slider).toHaveValue('50');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(field).toHaveValue('60');
  await page.keyboard.press('End');
  await expect(field).toHaveValue('1000');
  await page.keyboard.press('ArrowRight');
  await expect(field).toHaveValue('1000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('994');
  await page.keyboard.press('Enter');
  await expect(slider).toHaveValue('990');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(quantity(page, word, word('GiftCard.Pieces'))).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).press('Enter');
  await expect(added(page, word)).toContainText('1.980,00');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: word('Ticket.AddToCart') })).toBeFocused();
});

test('eleven cards of 1000 EUR are refused before they are sent, in words', async ({ page, words }) => {
  const word = await words('sl');
  await page.goto(`${giftLists.sl}/vrednostni-bon`);
  await (await liveSlider(page)).press('End');
  await expect(page.getByRole('textbox', { name: word('GiftCard.Amount') })).toHaveValue('1000');
  const field = quantity(page, word, word('GiftCard.Pieces'));
  await field.fill('11');
  await field.blur();
  await expect(field).toHaveValue('1');
  await expect(page.getByText(word('Shop.Cart.GiftCardsWorthTooMuch'))).toBeVisible();
  await field.fill('10');
  await field.blur();
  await expect(page.getByRole('complementary')).toContainText('10.000,00');
});

test('a Wellcard is named as such, and a card that nobody sells is not found', async ({ page, words, provoke }) => {
  const word = await words('sl');
  await page.goto(`${giftLists.sl}/darilna-kartica-wellcard`);
  await expect(page.getByText(word('GiftCard.KindWellcard'), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('slider', { name: word('GiftCard.WellcardValue') })).toHaveValue('50');
  provoke(404, `${giftLists.sl}/ni-tega-bona`);
  expect((await page.goto(`${giftLists.sl}/ni-tega-bona`))?.status()).toBe(404);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a card is found, sorted, chosen and added', async ({ page, words }) => {
    const word = await words('sl');
    await page.goto(giftLists.sl);
    await filter(page, word('List.Categories'), 'Za pare');
    await page.getByRole('link', { name: word('List.QuickBuyOf', { name: 'Kopanje za dva' }) }).click();
    await expect(page).toHaveURL(`${giftLists.sl}/kopanje-za-dva`);
    await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
    await expect(page.getByText(word('GiftCard.NothingChosen'))).toBeVisible();
    await page.getByRole('button', { name: word('Ticket.Increase', { name: 'Od ponedeljka do četrtka' }) }).click();
    await quantity(page, word, 'Od ponedeljka do četrtka').fill('3');
    await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
    await expect(page).toHaveURL(pages.sl.cart);
    await expect(page.getByRole('main')).toContainText('105,00');
  });

  test('a value that is none is told beside its field, and stays typed', async ({ page, words }) => {
    const word = await words('en');
    await page.goto(`${giftLists.en}/value-voucher`);
    const field = page.getByRole('textbox', { name: word('GiftCard.Amount') });
    await field.fill('55');
    await quantity(page, word, word('GiftCard.Pieces')).fill('2');
    await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
    await expect(field).toHaveValue('55');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(quantity(page, word, word('GiftCard.Pieces'))).toHaveValue('2');
    await field.fill('60');
    await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
    await expect(page).toHaveURL(pages.en.cart);
    await expect(page.getByRole('main')).toContainText('€120.00');
  });
});
