import type { Upsell } from '@shop/core/cart/upsell';
import type { GiftCard } from '@shop/core/catalog/gift-card';
import type { IdempotencyKey } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { parseContentPath } from '@shop/core/paths/content-path';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { UseCases } from '@shop/core/use-cases/use-cases';
import type { Action, Outcome } from '../../actions/action.ts';
import { extendHold } from '../../checkout/extend-hold.ts';
import { holdAgain } from '../../checkout/hold-again.ts';
import { startNewCart } from '../../checkout/start-new-cart.ts';
import { stopPayment } from '../../checkout/stop-payment.ts';
import type { ClientSettings } from '../../client-settings.ts';
import { addGiftCard } from '../../gift-cards/add-gift-card.ts';
import { type Loaded, loaded } from '../../page-data/loaded.ts';
import type { PostedActionName } from '../../page-data/posted-answer.ts';
import type { Address } from '../../page-data/route-data.ts';
import { loadProduct } from '../../pages/load-product.ts';
import { applyPromoCode } from '../../sections/cart-review/apply-promo-code.ts';
import { changeQuantity } from '../../sections/cart-review/change-quantity.ts';
import { removeItem } from '../../sections/cart-review/remove-item.ts';
import { startPayment } from '../../sections/payment-method/start-payment.ts';
import { addTicket, type TicketsPage } from '../../sections/ticket/add-ticket.ts';
import { withPackage } from '../../sections/ticket/chosen-package.ts';
import { personsGroupIn, typedIn, typedText } from '../../sections/ticket/typed-quantities.ts';
import { addUpsell } from '../../upsells/add-upsell.ts';
import type { PostedForm } from './form-answer.ts';

/** A posted form as an action receives it. */
export type Posted = {
  readonly useCases: UseCases;
  readonly clock: ClockPort;
  readonly settings: Pick<ClientSettings, 'personCategories'>;
  /** The page that the form was posted to, which is the page that contains it. */
  readonly address: Address;
  readonly language: Language;
  readonly fields: PostedForm;
  /** True if a stepper's button or Enter in a field posted the form: its number is changed already, and nothing else
   *  was requested. */
  readonly isStep: boolean;
  /** Idempotency key of this form with these fields; the same for a double press. */
  readonly intent: IdempotencyKey;
};

/** `typed`: nothing was requested; the page appears again with the typed values, or with `fields` instead. */
export type ActionOutcome = Outcome | { readonly kind: 'typed'; readonly fields?: PostedForm };

type PostedAction = (posted: Posted) => Promise<ActionOutcome>;

/** Loads the data that an action's section was drawn with; `undefined` when the page has no such form. */
type PageLoader<Page> = (posted: Posted) => Promise<Loaded<Page | undefined>>;

/** Returns an action that loads the data of its section and then runs. */
const runs =
  <Name extends PostedActionName, Page extends object>(
    name: Name,
    action: Action<Name, Page>,
    load: PageLoader<Page>,
  ): PostedAction =>
  async (posted) => {
    const page = await load(posted);
    if (!page.ok) return { kind: 'refused', error: page.error };
    if (page.value === undefined) return { kind: 'typed' };
    const { useCases, fields, language, intent } = posted;
    return action(useCases[name], fields, { ...page.value, language, intent, reloadCart: false });
  };

/** Returns the action of a form with steppers: a press of a stepper runs `step`, which by default shows the page with
 *  the changed number. */
const unlessStep =
  (act: PostedAction, step: PostedAction = async () => ({ kind: 'typed' })): PostedAction =>
  async (posted) =>
    posted.isStep ? step(posted) : act(posted);

const noData: PageLoader<object> = async () => ({ ok: true, value: {} });

const noProduct = { ok: false, error: { kind: 'notFound', what: 'product' } } as const;

/** Loads the data of step 2 of the page's ticket; `undefined` on step 1. */
const ticketsPage: PageLoader<TicketsPage> = async (posted) => {
  const { useCases, clock, address, settings } = posted;
  const { item = '' } = parseContentPath(address.path);
  const product = await loadProduct(useCases, { clock }, address, item);
  if (product.kind === 'failed') return { ok: false, error: product.error };
  const data = product.kind === 'found' ? product.parts.sections.find(({ type }) => type === 'ticket') : undefined;
  if (data?.type !== 'ticket') return noProduct;
  const { ticket, period, quote } = data;
  if (quote === undefined || period === undefined) return { ok: true, value: undefined };
  if (!quote.ok) return quote;
  return { ok: true, value: { ticket, period, quote: quote.value, personCategories: settings.personCategories } };
};

/** Answers the button that shows the prices for the chosen persons: puts their package in, as the script does. */
const showPrices: PostedAction = async (posted) => {
  const { fields } = posted;
  const groupId = personsGroupIn(fields.keys());
  const page = groupId === undefined ? undefined : await ticketsPage(posted);
  if (groupId === undefined || page?.ok !== true || page.value === undefined) return { kind: 'typed' };
  const { quote, personCategories } = page.value;
  const typed = withPackage(typedIn(fields), quote, groupId, personCategories);
  return { kind: 'typed', fields: new Map(new URLSearchParams(typedText(typed))) };
};

const cardPage: PageLoader<{ readonly card: GiftCard }> = async ({ useCases, address, language }) => {
  const { item = '' } = parseContentPath(address.path);
  const product = await loaded(useCases.showProduct(language, item));
  if (!product.ok) return product;
  return product.value.kind === 'giftCard' ? { ok: true, value: { card: product.value } } : noProduct;
};

const upsellsPage: PageLoader<{ readonly upsells: readonly Upsell[] }> = async ({ useCases, language }) => {
  const cart = await loaded(useCases.loadCart(language));
  return cart.ok ? { ok: true, value: { upsells: cart.value?.upsells ?? [] } } : cart;
};

/**
 * The actions that the server runs for posted forms. To add one:
 * 1. add the name of its use case to `postedActionNames` (page-data/posted-answer.ts), write its body beside the form,
 *    and load here the page data that the body receives;
 * 2. draw the form with `PostForm` (pages/post-form.tsx) and its fields inside: named inputs, steppers, submit buttons;
 *    `onSend` is `send` of `useAction(name, body, page)`;
 * 3. show a refused form with `usePosted(name)`: start with its `fields`, show its `error` beside the field.
 * Fields must not contain personal data, as a cookie carries a refused form over the redirect.
 */
export const postedActions: Readonly<Record<PostedActionName, PostedAction>> = {
  addTicket: unlessStep(runs('addTicket', addTicket, ticketsPage), showPrices),
  addGiftCard: unlessStep(runs('addGiftCard', addGiftCard, cardPage)),
  changeQuantity: runs('changeQuantity', changeQuantity, noData),
  removeItem: runs('removeItem', removeItem, noData),
  extendHold: runs('extendHold', extendHold, noData),
  loadCustomer: runs('loadCustomer', holdAgain, noData),
  applyPromoCode: runs('applyPromoCode', applyPromoCode, noData),
  addUpsell: unlessStep(runs('addUpsell', addUpsell, upsellsPage)),
  startNewCart: runs('startNewCart', startNewCart, noData),
  startPayment: runs('startPayment', startPayment, noData),
  stopPayment: runs('stopPayment', stopPayment, noData),
};
