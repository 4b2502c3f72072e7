import { weekdayAndDateText } from '@shop/core/dates/date-text';
import { errorCatalog } from '@shop/core/errors/error-catalog';
import { err } from 'neverthrow';
import { pickCardLists } from '../../choice/pick-card-lists.ts';
import { pickUpsell } from '../../choice/pick-in-cart.ts';
import { pickGiftCard } from '../../choice/pick-product.ts';
import type { GiftCardStep, UpsellStep } from '../../compose/scenario-types.ts';
import { listsOf, upsellDay } from '../terminal-deeds.ts';
import { pressAdd } from './choose-in-window.ts';
import { openProduct } from './period-in-window.ts';
import { type Done, goTo, quantityField, type ShopWindow, type } from './shop-window.ts';
import { quietOutcome, shown } from './shown-refusal.ts';

const euros = (amount: number): string => String(amount);

/** Chooses value and pieces of a gift card. A value that is put right on leaving its field could not be had. */
export const chooseGiftCard = async (window: ShopWindow, step: GiftCardStep): Done => {
  const { session, language, t, page } = window;
  const card = await pickGiftCard(session, step.giftCard);
  if (card.isErr()) return err(card.error);
  const { amount } = step;
  const lists = pickCardLists(card.value, listsOf(step), language);
  if (lists.isErr()) return err(lists.error);
  const opened = await openProduct(window, 'giftVouchers', card.value.url);
  if (opened.isErr()) return opened;
  if (amount !== undefined) {
    const isWellcard = card.value.type === 'wellcardGiftCard';
    const field = page.getByRole('textbox', { name: t(isWellcard ? 'GiftCard.WellcardAmount' : 'GiftCard.Amount') });
    await type(field, euros(amount));
    if ((await field.inputValue()) !== euros(amount)) return err(shown(errorCatalog.invalidInput.code));
  }
  for (const { priceListId, quantity } of lists.value) {
    const list = card.value.priceLists.find(({ id }) => id === priceListId);
    const words = card.value.type === 'wellcardGiftCard' ? 'GiftCard.WellcardPieces' : 'GiftCard.Pieces';
    await type(quantityField(window, card.value.isValueGiftCard ? t(words) : (list?.name ?? '')), String(quantity));
  }
  return pressAdd(window);
};

/** Adds what is offered beside the cart, on its card in the cart. */
export const addUpsellInWindow = async (window: ShopWindow, { upsell, pieces = 1, day }: UpsellStep): Done => {
  const { session, language, t, page } = window;
  const cart = await session.useCases.loadCart(language);
  if (cart.isErr()) return err(cart.error);
  const date = day === undefined ? {} : { date: upsellDay(day)(session.clock.today()) };
  const picked = pickUpsell(cart.value, upsell, { quantity: pieces, ...date });
  if (picked.isErr()) return err(picked.error);
  const name = cart.value?.upsells?.find(({ id }) => id === picked.value.id)?.name ?? '';
  await goTo(window, 'cart');
  const card = page
    .getByRole('region', { name: t('Upsell.Title') })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
  const days = card.getByRole('combobox', { name: t('Upsell.Day') });
  if (picked.value.date !== undefined && (await days.count()) > 0)
    await days.selectOption({ label: weekdayAndDateText(picked.value.date, language) });
  await type(card.getByRole('textbox'), String(pieces));
  await card.getByRole('button', { name: t('Upsell.AddOf', { name }), exact: true }).click();
  const before = cart.value?.items.length ?? 0;
  const lines = page.getByRole('button', { name: t('Cart.RemoveItem', { name: '' }).trim() });
  return quietOutcome(
    window,
    async () =>
      (await card.getByText(t('Upsell.Added', { quantity: pieces, name })).count()) > 0 ||
      (await lines.count()) > before,
  );
};
