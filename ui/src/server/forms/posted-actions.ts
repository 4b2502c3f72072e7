import { cardValueRefused } from '@shop/core/catalog/card-value';
import type { Activity } from '@shop/core/errors/error-reaction';
import type { ShopError } from '@shop/core/errors/shop-error';
import { cartItemId, type IdempotencyKey } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { parseContentPath } from '@shop/core/paths/content-path';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { UseCases } from '@shop/core/use-cases';
import type { ClientSettings } from '../../client-settings.ts';
import type { TranslationKey } from '../../compose/translation-key.ts';
import {
  problemPlace as cardProblemPlace,
  selectionOf,
  typedCardIn,
  valueProblemPlace,
} from '../../gift-cards/typed-card.ts';
import { typedNumber } from '../../kit/typed-number.ts';
import { loaded } from '../../page-data/loaded.ts';
import type { PostedActionName } from '../../page-data/posted-answer.ts';
import type { Address } from '../../page-data/route-data.ts';
import { loadProduct } from '../../pages/load-product.ts';
import { lineField, promoField, promoFieldId, quantityFieldId } from '../../sections/cart-review/line-form.ts';
import { paymentFields, paymentIn } from '../../sections/payment-method/payment-fields.ts';
import { selectionView } from '../../sections/ticket/quantities.view.ts';
import { problemPlace as ticketProblemPlace, typedIn } from '../../sections/ticket/typed-quantities.ts';
import { typedUpsell, upsellField, upsellOrder, upsellQuantityId } from '../../upsells/upsell-form.ts';
import type { PostedForm } from './form-answer.ts';

/** A form as an action gets it. */
export type Posted = {
  readonly useCases: UseCases;
  readonly clock: ClockPort;
  readonly settings: Pick<ClientSettings, 'personCategories'>;
  /** The page that it was posted to, which is the page that it stands on. */
  readonly address: Address;
  readonly language: Language;
  readonly fields: PostedForm;
  /** True if a stepper was pressed, or Enter in a field: its number is changed already, and nothing else was
   *  requested. */
  readonly isStep: boolean;
  /** Of this form with these fields; the same for a doubled press. */
  readonly intent: IdempotencyKey;
};

/** The outcome. `said` is shown on the next page, which is the form's own unless `to` names another. */
export type ActionOutcome =
  | { readonly kind: 'done'; readonly to?: string; readonly message?: TranslationKey }
  /** Something came into the cart: it is shown there. */
  | { readonly kind: 'added' }
  /** Nothing was requested yet: the page comes again with what was typed. */
  | { readonly kind: 'typed' }
  /** Shows the page again with what was typed, and why; `at` is the id of the place for the message, else it stands
   *  above the page. */
  | {
      readonly kind: 'refused';
      readonly error: ShopError;
      readonly at?: string;
      readonly during?: Activity;
      readonly hasNoPlace?: true;
    };

type PostedAction = (posted: Posted) => Promise<ActionOutcome>;

/** Puts the tickets that were typed on step 2 into the cart, for the day or season of the page's address. */
const addTicket: PostedAction = async ({ useCases, clock, settings, address, language, fields, isStep, intent }) => {
  if (isStep) return { kind: 'typed' };
  const { item = '' } = parseContentPath(address.path);
  const product = await loadProduct(useCases, { clock }, address, item);
  if (product.kind === 'failed') return { kind: 'refused', error: product.error };
  const data = product.kind === 'found' ? product.parts.sections.find(({ type }) => type === 'ticket') : undefined;
  if (data?.type !== 'ticket') return { kind: 'refused', error: { kind: 'notFound', what: 'product' } };
  const { ticket, period, quote } = data;
  if (quote === undefined || period === undefined) return { kind: 'typed' };
  if (!quote.ok) return { kind: 'refused', error: quote.error };
  const { choices } = selectionView(quote.value, typedIn(fields), settings.personCategories);
  const selection = {
    ticket,
    language,
    ...(period.type === 'day' ? { date: period.date } : { seasonId: period.seasonId }),
    choices,
    quote: quote.value,
  };
  return useCases.addTicket(selection, intent).match(
    (): ActionOutcome => ({ kind: 'added' }),
    (error): ActionOutcome => ({ kind: 'refused', error, at: ticketProblemPlace }),
  );
};

/** Puts the gift cards that were typed on the page of their card into the cart. */
const addGiftCard: PostedAction = async ({ useCases, address, language, fields, isStep, intent }) => {
  if (isStep) return { kind: 'typed' };
  const { item = '' } = parseContentPath(address.path);
  const product = await loaded(useCases.showProduct(language, item));
  if (!product.ok) return { kind: 'refused', error: product.error };
  const card = product.value;
  if (card.kind !== 'giftCard') return { kind: 'refused', error: { kind: 'notFound', what: 'product' } };
  return useCases.addGiftCard(selectionOf(card, language, typedCardIn(fields)), intent).match(
    (): ActionOutcome => ({ kind: 'added' }),
    (error): ActionOutcome => {
      const isValue = error.kind === 'invalidInput' && error.field === cardValueRefused.field;
      return { kind: 'refused', error, at: isValue ? valueProblemPlace : cardProblemPlace };
    },
  );
};

const lineIn = (fields: PostedForm) => cartItemId(fields.get(lineField) ?? '');

const removed: ActionOutcome = { kind: 'done', message: 'DeleteCartItemSuccess' };

/** Sets a line of the cart to the quantity that was typed; an emptied field changes nothing, as with script. */
const changeQuantity: PostedAction = async ({ useCases, language, fields }) => {
  const itemId = lineIn(fields);
  const at = quantityFieldId({ cartItemId: itemId });
  const quantity = typedNumber(fields.get(at) ?? '');
  if (quantity === undefined) return { kind: 'done' };
  return useCases.changeQuantity({ cartItemId: itemId, quantity, language }).match(
    (): ActionOutcome => (quantity === 0 ? removed : { kind: 'done' }),
    (error): ActionOutcome => ({ kind: 'refused', error, during: 'cartLine', at }),
  );
};

/** Takes a line out of the cart. */
const removeItem: PostedAction = async ({ useCases, language, fields }) =>
  useCases.removeItem({ cartItemId: lineIn(fields), language }).match(
    () => removed,
    (error): ActionOutcome => ({ kind: 'refused', error, during: 'cartLine' }),
  );

/** Extends the cart's hold; the next page shows until when. */
const extendHold: PostedAction = async ({ useCases, language }) =>
  useCases.extendHold(language).match(
    (): ActionOutcome => ({ kind: 'done' }),
    (error): ActionOutcome => ({ kind: 'refused', error, hasNoPlace: true }),
  );

/** Applies the promo code that was typed to the cart; the form that takes it off posts an empty one. */
const applyPromoCode: PostedAction = async ({ useCases, fields, isStep }) => {
  const code = fields.get(promoField) ?? '';
  if (isStep && code.trim() === '') return { kind: 'done' };
  return useCases.applyPromoCode(code).match(
    (): ActionOutcome => ({ kind: 'done', message: code.trim() === '' ? 'Promo.Removed' : 'PromoCodeValid' }),
    (error): ActionOutcome => ({ kind: 'refused', error, during: 'promoCode', at: promoFieldId }),
  );
};

/** Puts an upsell that the cart offers beside its tickets. */
const addUpsell: PostedAction = async ({ useCases, language, fields, isStep, intent }) => {
  if (isStep) return { kind: 'typed' };
  const cart = await loaded(useCases.loadCart(language));
  if (!cart.ok) return { kind: 'refused', error: cart.error };
  const upsell = cart.value?.upsells.find(({ id }) => id === fields.get(upsellField));
  if (upsell === undefined) return { kind: 'refused', error: { kind: 'notFound', what: 'upsell' } };
  return useCases.addUpsell(upsellOrder(upsell, typedUpsell(upsell, fields), language), intent).match(
    (): ActionOutcome => ({ kind: 'done', message: 'Added.Title' }),
    (error): ActionOutcome => ({ kind: 'refused', error, during: 'upsell', at: upsellQuantityId(upsell.id) }),
  );
};

/** Forgets a cart that the provider refuses. */
const startNewCart: PostedAction = async ({ useCases }) => {
  useCases.startNewCart();
  return { kind: 'done' };
};

/** Opens the payment and leads to its page. */
const startPayment: PostedAction = async ({ useCases, fields }) => {
  const asked = paymentIn(fields);
  if (asked === undefined) {
    return { kind: 'refused', error: { kind: 'invalidInput', field: paymentFields.type, expected: 'a way to pay' } };
  }
  return useCases.startPayment(asked.type, asked.shownTotal).match(
    ({ returnUrl }): ActionOutcome => ({ kind: 'done', to: returnUrl }),
    (error): ActionOutcome => ({ kind: 'refused', error, during: 'paymentStart' }),
  );
};

/** Closes the payment that runs and leads to the cart, which can be changed then. */
const stopPayment: PostedAction = async ({ useCases, language }) =>
  useCases.stopPayment().match(
    (): ActionOutcome => ({ kind: 'done', to: shopPath('cart', language), message: 'Cart.PaymentStopped' }),
    (error): ActionOutcome => ({ kind: 'refused', error, during: 'paymentStart' }),
  );

/**
 * Everything that a form of ours can ask the server to do. To add one:
 * 1. name it in `postedActionNames` (page-data/posted-answer.ts), write it here: it reads its fields with the functions
 *    that the section reads them with, calls the use case that the section's script calls, and hands on `intent` where
 *    that one takes a key;
 * 2. draw the form with `PostForm` (pages/post-form.tsx), its fields inside: named inputs, steppers, submit buttons;
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
  startNewCart,
  startPayment,
  stopPayment,
};
