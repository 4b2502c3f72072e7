import { type CartLine, largestQuantity } from '@shop/core/cart/cart-line';
import type { ShopError } from '@shop/core/errors/shop-error';
import { lineName } from '@shop/core/papers/line-words';
import { priceWithTicket } from '@shop/core/pricing/price-derivation';
import { quantityLabels } from '../../kit/quantity-choice.ts';
import type { StepperLabels } from '../../kit/quantity-stepper.tsx';
import { refusalText } from '../../translations/refusal-text.ts';
import type { Translator } from '../../translations/use-translator.ts';

/** A line of the cart in words. */
export type CartLineView = {
  readonly labels: StepperLabels;
  readonly remove: string;
  readonly update: string;
  /** Units: pieces. */
  readonly max: number;
  /** Why a quantity was not taken, which a toast announces (D-TOAST-AND-PLACE). */
  readonly problem?: string;
  /** That no more fit, once that matters. */
  readonly cap?: string;
  /** What one of several costs. */
  readonly each?: string;
  /** What it would cost beside its ticket. */
  readonly reduced?: string;
};

type Given = {
  /** The wanted one. Units: pieces. */
  readonly quantity: number;
  /** More than the limit was typed. */
  readonly isTooMany: boolean;
  /** Why a post came back. */
  readonly refused?: ShopError | undefined;
  /** Why the last change was refused that was made without one. */
  readonly refusal?: ShopError | undefined;
};

/** What is refused to a line that is held goes with the toast that told it: the line has what it had. One whose time is over would only
 *  ask for the same press again; what is free it says itself (D-TOAST-AND-PLACE). */
const staysRefused = (line: CartLine, refusal: ShopError): boolean =>
  line.kind === 'ticket' && line.hold.type === 'expired' && refusal.kind !== 'capacityFull';

const problemOf = (
  line: CartLine,
  { refused, refusal }: Pick<Given, 'refused' | 'refusal'>,
  words: Pick<Translator, 't' | 'errorText'>,
): CartLineView['problem'] => {
  const stays = refused ?? (refusal !== undefined && staysRefused(line, refusal) ? refusal : undefined);
  return stays === undefined ? undefined : refusalText(stays, words);
};

export const cartLineView = (
  line: CartLine,
  { quantity, isTooMany, ...refusals }: Given,
  words: Pick<Translator, 't' | 'money' | 'errorText'>,
): CartLineView => {
  const { t, money } = words;
  const name = lineName(line);
  const { price } = line;
  const max = largestQuantity(line);
  const missed = priceWithTicket(price);
  const problem = problemOf(line, refusals, words);
  const isAtCap = isTooMany || quantity >= max;
  return {
    labels: quantityLabels(name, words),
    remove: t('Cart.RemoveItem', { name }),
    update: t('Cart.Update'),
    max,
    ...(problem === undefined ? {} : { problem }),
    ...(isAtCap ? { cap: t('Cart.MaxQuantity', { count: max }) } : {}),
    ...(missed === undefined ? {} : { reduced: t('Cart.ReducedWithTicket', { price: money(missed) }) }),
    ...(price.quantity > 1 ? { each: `${price.quantity} × ${money(price.unitPrice)}` } : {}),
  };
};
