import { err, ok, type Result } from 'neverthrow';
import type { GiftCardError } from '../../availability/capacity.ts';
import { fitCart } from '../../availability/capacity.ts';
import { checkPieces } from '../../availability/pieces.ts';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartItemId } from '../../ids.ts';
import { type CartCase, setLines, withLineFact, withoutLine } from '../cart-case.ts';
import { isSaleOver, ticketOnSale } from '../catalog/periods-on-sale.ts';
import { productOf, type SoldTicket } from '../catalog/seller-catalog.ts';
import type { DecisionTime } from '../decision.ts';
import { forClient, type LimitedClient } from '../places/client-places.ts';
import { discountOn } from '../places/period-places.ts';
import { takePlaces } from '../places/take-places.ts';
import { giftCardsFit, upsellsFit } from './cart-ceilings.ts';
import { checkLimits, isHeldLine, keepFirstMoments, keepPosition, newHold } from './first-moments.ts';
import { openCart, revise } from './open-cart.ts';
import {
  personsOfLine,
  personsOfLines,
  type SellerGiftCardLine,
  type SellerLine,
  type SellerTicketLine,
  type SellerUpsellLine,
} from './seller-cart.ts';

/** Returns the case without a line. The cart stores the first moment of the line's hold and the line's position. */
const takeOut = (of: CartCase, line: SellerLine, now: Instant): CartCase =>
  withLineFact(
    withoutLine(keepPosition(keepFirstMoments(of, [line], now), line, now), line, { now }),
    'lineRemoved',
    line,
    line.quantity,
  );

export type RemoveLine = { readonly cartItemId: CartItemId };

/** Removes a line and releases its places. Removing an absent line succeeds and changes nothing. */
export const removeLine = (
  of: CartCase,
  { cartItemId }: RemoveLine,
  { now }: DecisionTime,
): Result<CartCase, ErrorOf<'notFound' | 'cartFrozen'>> => {
  const line = of.cart.lines.find((one) => one.cartItemId === cartItemId);
  if (line === undefined) return ok(of);
  return openCart(of.cart).map(() => revise(takeOut(of, line, now), now));
};

export type ChangeQuantity = {
  readonly cartItemId: CartItemId;
  readonly quantity: number;
  readonly client?: LimitedClient | undefined;
};

export type ChangeQuantityRefusal =
  | GiftCardError
  | ErrorOf<'tooManyUpsells' | 'notFound' | 'cartFrozen' | 'invalidInput'>
  | ErrorOf<'periodNotOnSale' | 'cartTooLarge' | 'capacityFull' | 'holdAtLimit' | 'tooManyUnpaidPlaces'>;

type ChangeResult = Result<CartCase, ChangeQuantityRefusal>;

const takeMore = (of: CartCase, before: SellerTicketLine, line: SellerTicketLine, at: DecisionTime): ChangeResult =>
  productOf(of.catalog, line.productId)
    .andThen((product): Result<SoldTicket, ChangeQuantityRefusal> => ticketOnSale(product, line.period, at.today))
    .andThen((): Result<unknown, ChangeQuantityRefusal> => {
      const isOver = isSaleOver(of.catalog, line, at);
      if (isOver || discountOn(of.catalog.soldPeriods, line) === undefined) return err({ kind: 'periodNotOnSale' });
      const growth = personsOfLine(line) - personsOfLine(before);
      const persons = personsOfLines(of.cart.lines) + growth;
      return growth > 0 ? fitCart(persons) : ok(persons);
    })
    .andThen(() => checkLimits(of.cart, [line], at.now))
    .andThen((): ChangeResult => takePlaces(of, [line], at));

/** Sets the quantity of a ticket line. Only a higher quantity extends its hold. */
const setTicketLine = (of: CartCase, line: SellerTicketLine, quantity: number, at: DecisionTime): ChangeResult => {
  if (isHeldLine(line, at.now) && quantity <= line.quantity) return ok(setLines(of, [{ ...line, quantity }], at));
  return takeMore(of, line, { ...line, quantity, ...newHold(of.cart, line, at.now) }, at);
};

/** Sets the quantity of a gift card or upsell line. Only a higher quantity is checked against the maximum of a cart. */
const setPieces = (
  of: CartCase,
  line: SellerGiftCardLine | SellerUpsellLine,
  quantity: number,
  at: DecisionTime,
): ChangeResult => {
  const next = setLines(of, [{ ...line, quantity }], at);
  if (quantity <= line.quantity) return ok(next);
  const { lines } = next.cart;
  const fit = line.kind === 'giftCard' ? giftCardsFit(of.catalog, lines) : upsellsFit(lines);
  return fit.map(() => next);
};

const applyChange = (of: CartCase, { cartItemId, quantity }: ChangeQuantity, at: DecisionTime): ChangeResult => {
  const line = of.cart.lines.find((one) => one.cartItemId === cartItemId);
  if (line === undefined) return err({ kind: 'notFound', what: 'cartItem' });
  if (quantity === 0) return ok(takeOut(of, line, at.now));
  return checkPieces(quantity).andThen(
    (): ChangeResult =>
      (line.kind === 'ticket' ? setTicketLine(of, line, quantity, at) : setPieces(of, line, quantity, at)).map((next) =>
        withLineFact(next, 'quantityChanged', line, quantity),
      ),
  );
};

/** Sets the quantity of a line; 0 removes it. Additional places are taken, and surplus places released, at once. */
export const changeQuantity = (of: CartCase, command: ChangeQuantity, at: DecisionTime): ChangeResult =>
  openCart(of.cart)
    .andThen(() => applyChange(of, command, at))
    .andThen((next) => forClient(of.cart.lines, next, command.client, at.now))
    .map((next) => revise(next, at.now));
