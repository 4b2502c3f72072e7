import { samplePaths } from '@shop/adapters/sample/testing/sample-words';
import { checkoutTour } from './checkout-tour.ts';
import { addTwoTickets, chooseFirstFreeDay } from './guest.ts';
import { pages } from './shop-pages.ts';
import { expect } from './shop-test.ts';
import { openMenu, type Stop, type Visitor } from './tour-visitor.ts';

/** Every screen, dialog and menu of the shop, one after the other; the caller looks around at each stop. */
export async function* tour(visitor: Visitor): AsyncGenerator<Stop> {
  yield* emptyHanded(visitor);
  yield* choosingGiftCards(visitor);
  yield* choosingTickets(visitor);
  yield* checkoutTour(visitor);
}

async function* emptyHanded({ page, language, word, provoke }: Visitor): AsyncGenerator<Stop> {
  const address = pages[language];
  const nowhere = `${address.list}/no-such-ticket`;
  provoke(404, nowhere);
  await page.goto(nowhere);
  yield { name: 'not-found' };
  await page.goto(address.cart);
  yield { name: 'empty-cart' };
  await page.goto(address.home);
  const buy = page.getByRole('main').getByRole('link', { name: word('Home.BuyTickets') });
  for (const first of [page.getByRole('heading', { level: 1 }), buy]) await expect(first).toBeInViewport({ ratio: 1 });
  await expect(buy).toHaveAttribute('href', address.list);
  const card = await page.getByRole('main').getByRole('article').nth(2).boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  if (width > 1000) expect(card?.y).toBeLessThan(height - 200);
  yield { name: 'home' };
  await openMenu(page, word, 'Header.LanguageMenu');
  yield { name: 'language-menu', over: 'header details[open]' };
  await page.keyboard.press('Escape');
  await openMenu(page, word, 'CartMenu.Title');
  yield { name: 'empty-cart-menu', over: 'header details[open]' };
  await page.goto(address.terms);
  yield { name: 'terms' };
  await page.goto(address.list);
  yield { name: 'list' };
}

async function* choosingGiftCards({ page, language, word }: Visitor): AsyncGenerator<Stop> {
  const list = samplePaths('giftVouchers')[language];
  await page.goto(list);
  yield { name: 'gift-cards' };
  await page
    .locator('main summary')
    .filter({ hasText: word('List.Sort') })
    .click();
  yield { name: 'gift-cards-sort', over: 'main details[open]' };
  await page.keyboard.press('Escape');
  const card = page.getByRole('article').filter({ hasText: '10' }).filter({ hasText: '1000 EUR' }).first();
  await card.getByRole('link', { name: new RegExp(`^${word('List.QuickBuy')}`) }).click();
  await expect(page.getByRole('dialog').getByRole('slider')).toBeVisible();
  yield { name: 'quick-buy', over: 'dialog[open]' };
  await page.keyboard.press('Escape');
  await card.getByRole('heading', { level: 2 }).getByRole('link').click();
  await expect(page.getByRole('slider')).toBeVisible();
  yield { name: 'gift-card-value' };
  await page.goto(list);
  await page.getByRole('article').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  await expect(page.getByText(word('GiftCard.NothingChosen')).first()).toBeVisible();
  yield { name: 'gift-card-nothing-chosen' };
}

async function* choosingTickets({ page, language, word }: Visitor): AsyncGenerator<Stop> {
  await page.goto(`${pages[language].list}/termalija`);
  const calendar = await page.getByRole('grid').boundingBox();
  expect(calendar?.y).toBeLessThan(1.3 * (page.viewportSize()?.height ?? 0));
  yield { name: 'ticket-calendar' };
  await page.getByRole('button', { name: word('Next'), exact: true }).click();
  await expect(page.getByText(word('DateIsNotSelected')).first()).toBeVisible();
  yield { name: 'ticket-no-day' };
  // Else it lies over the next pages until its five seconds are over; whoever looks long at this stop finds it gone.
  const close = page.getByRole('button', { name: word('Toast.Close') });
  await expect(async () => {
    if (await close.isVisible()) await close.click({ timeout: 1000 });
    await expect(close).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await chooseFirstFreeDay(page, word);
  yield { name: 'ticket-prices' };
  const more = page.getByRole('button', { name: new RegExp(`^${word('Ticket.Increase', { name: '' })}`) });
  await more.first().click();
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  await expect(page.getByRole('dialog', { name: word('Added.Title') })).toBeVisible();
  yield { name: 'added-dialog', over: 'dialog[open]' };
  await page.keyboard.press('Escape');
  await addTwoTickets(page, word);
}
