import type { PostedActionName } from '../../page-data/posted-answer.ts';
import { addGiftCard } from './actions/add-gift-card.ts';
import { addTicket } from './actions/add-ticket.ts';
import { addUpsell } from './actions/add-upsell.ts';
import { applyPromoCode } from './actions/apply-promo-code.ts';
import { changeQuantity, removeItem } from './actions/change-line.ts';
import { extendHold } from './actions/extend-hold.ts';
import { startPayment } from './actions/start-payment.ts';
import { stopPayment } from './actions/stop-payment.ts';
import type { PostedAction } from './posted-action.ts';

/**
 * Everything that a form of ours can ask the server to do. To add one:
 * 1. name it in `postedActionNames` (page-data/posted-answer.ts), write it in `actions/`: it reads its fields with the functions that
 *    the section reads them with, calls the use case that the section's script calls, and hands on `intent` where
 *    that one takes a key;
 * 2. draw the form with `PostForm` (pages/post-form.tsx), its own fields inside: named inputs, steppers, buttons of type submit;
 *    `onSend` is what the script does instead;
 * 3. show what came back with `usePosted(name)`: begin with its `fields`, tell its `error` beside the field.
 * Fields must not be personal: what is refused travels in a cookie over the redirect.
 */
export const postedActions: Readonly<Record<PostedActionName, PostedAction>> = {
  addTicket,
  addGiftCard,
  changeQuantity,
  removeItem,
  extendHold,
  applyPromoCode,
  addUpsell,
  startPayment,
  stopPayment,
};
