import { statusNumber } from '@shop/core/checkout/payment';
import { paymentCallbackTarget } from '@shop/core/checkout/payment-callback';
import { err, ok } from 'neverthrow';
import { usage } from '../../failures/failure.ts';
import { button, type Done, open, type ShopWindow } from './shop-window.ts';
import { quietOutcome } from './shown-refusal.ts';

const noOrder = usage('no order was placed yet');

/** Opens the page after a payment, with the status of the last return address. */
export const openOrder = async (window: ShopWindow): Done => {
  const { order, hint } = window.memory;
  if (order === undefined) return err(noOrder);
  const query = new URLSearchParams({ ref: order.ref, status: String(statusNumber(hint)), lang: window.language });
  await open(window, paymentCallbackTarget(query));
  return ok();
};

/** Cancels the order as its buyer does: on its page, with a second press to confirm. */
export const cancelInWindow = async (window: ShopWindow): Done => {
  const { page, t } = window;
  const opened = await openOrder(window);
  if (opened.isErr()) return opened;
  const way = page.getByRole('link', { name: t('Cancel.Confirm') });
  if ((await way.count()) === 0) return err(usage('the buyer cannot cancel this order'));
  await way.click();
  await button(window, t('Cancel.Confirm')).click();
  return quietOutcome(window, async () => (await button(window, t('Cancel.Confirm')).count()) === 0);
};
