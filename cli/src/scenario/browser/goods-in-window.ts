import { weekdayAndDateText } from '@shop/core/dates/date-text';
import { safeTry } from 'neverthrow';
import { pickCardLists } from '../../choice/pick-card-lists.ts';
import { pickUpsell } from '../../choice/pick-in-cart.ts';
import { pickGiftCard } from '../../choice/pick-product.ts';
import type { GiftCardStep, UpsellStep } from '../../compose/scenario-types.ts';
import { listsOf, upsellDay } from '../terminal-deeds.ts';
import { pressAdd } from './choose-in-window.ts';
import { openProduct } from './period-in-window.ts';
import { type Done, goTo, quantityField, type ShopWindow, type } from './shop-window.ts';
import { quietOutcome } from './shown-refusal.ts';

/** Chooses value and quantity of a gift card, and adds it. */
export const chooseGiftCard = async (window: ShopWindow, step: GiftCardStep): Done =>
  safeTry(async function* () {
    const { session, language, t, page } = window;
    const card = yield* pickGiftCard(session, step.giftCard);
    const lists = yield* pickCardLists(card, listsOf(step), language);
    yield* await openProduct(window, 'giftVouchers', card.url);
    const isWellcard = card.type === 'wellcardGiftCard';
    if (step.amount !== undefined) {
      const field = page.getByRole('textbox', { name: t(isWellcard ? 'GiftCard.WellcardAmount' : 'GiftCard.Amount') });
      await type(field, String(step.amount));
    }
    for (const { priceListId, quantity } of lists) {
      const list = card.priceLists.find((one) => one.priceListId === priceListId);
      const words = isWellcard ? 'GiftCard.WellcardPieces' : 'GiftCard.Pieces';
      await type(quantityField(window, card.isValueGiftCard ? t(words) : (list?.name ?? '')), String(quantity));
    }
    return pressAdd(window);
  });

/** Adds an upsell with the button on its card in the cart. */
export const addUpsellInWindow = async (window: ShopWindow, { upsell, pieces = 1, day }: UpsellStep): Done =>
  safeTry(async function* () {
    const { session, language, t, page } = window;
    const cart = yield* session.useCases.loadCart(language);
    const date = day === undefined ? undefined : upsellDay(day)(session.clock.today());
    const picked = yield* pickUpsell(cart, upsell, { quantity: pieces, date });
    const name = cart?.upsells.find(({ id }) => id === picked.id)?.name ?? '';
    await goTo(window, 'cart');
    const card = page
      .getByRole('region', { name: t('Upsell.Title') })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
    const days = card.getByRole('combobox', { name: t('Upsell.Day') });
    if (picked.date !== undefined && (await days.count()) > 0)
      await days.selectOption({ label: weekdayAndDateText(picked.date, language) });
    await type(card.getByRole('textbox'), String(pieces));
    await card.getByRole('button', { name: t('Upsell.AddOf', { name }), exact: true }).click();
    const before = cart?.items.length ?? 0;
    const lines = page.getByRole('button', { name: t('Cart.RemoveItem', { name: '' }).trim() });
    return quietOutcome(
      window,
      async () =>
        (await card.getByText(t('Upsell.Added', { quantity: pieces, name })).count()) > 0 ||
        (await lines.count()) > before,
    );
  });
