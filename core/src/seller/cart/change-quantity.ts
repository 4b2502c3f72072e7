import { err, ok, type Result } from 'neverthrow';
import type { GiftCardError } from '../../availability/capacity.ts';
import { fitCart } from '../../availability/capacity.ts';
import { checkPieces } from '../../availability/pieces.ts';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId, CartItemId } from '../../ids.ts';
import { isSaleOver, ticketOnSale } from '../catalog/periods-on-sale.ts';
import { productOf, type SoldTicket } from '../catalog/seller-catalog.ts';
import { forClient, type LimitedClient } from '../places/client-places.ts';
import { placesOnSale } from '../places/places-on-sale.ts';
import { setLines, takePlaces, withoutLine } from '../places/take-places.ts';
import { type Decide, type DecisionTime, decided, linesOf, type SellerState } from '../state.ts';
import { giftCardsFit, upsellsFit } from './cart-ceilings.ts';
import { checkLimits, heldNow, isHeldLine, keepFirstMoments, keepPosition } from './first-moments.ts';
import { openCart, revise } from './open-cart.ts';
import {
  personsOfLine,
  personsOfLines,
  type SellerGiftCardLine,
  type SellerLine,
  type SellerTicketLine,
  type SellerUpsellLine,
} from './seller-cart.ts';

type RemoveLine = { readonly type: 'removeLine'; readonly cartId: CartId; readonly lineId: CartItemId };

/** The state without a line of which its cart remembers when its places were taken and where it stood. */
const takeOut = (state: SellerState, line: SellerLine, now: Instant): SellerState =>
  withoutLine(keepPosition(keepFirstMoments(state, line.cartId, [line], now), line, now), line);

/** Removes a line and releases its places. A repeat changes nothing and answers the same. */
export const removeLine: Decide<RemoveLine, ErrorOf<'notFound' | 'cartFrozen'>> = (
  state,
  { cartId, lineId },
  { now },
) => {
  if (!state.carts.has(cartId)) return err({ kind: 'notFound', what: 'cart' });
  const line = state.lines.get(lineId);
  if (line?.cartId !== cartId) return ok(decided(state));
  return openCart(state, cartId).map(() => decided(revise(takeOut(state, line, now), cartId, now)));
};

type ChangeQuantity = {
  readonly type: 'changeQuantity';
  readonly cartId: CartId;
  readonly lineId: CartItemId;
  readonly quantity: number;
  readonly client?: LimitedClient;
};

type ChangeQuantityRefusal =
  | GiftCardError
  | ErrorOf<'tooManyUpsells' | 'notFound' | 'cartFrozen' | 'invalidInput'>
  | ErrorOf<'periodNotOnSale' | 'cartTooLarge' | 'capacityFull' | 'holdAtLimit' | 'tooManyUnpaidPlaces'>;

type Changed = Result<SellerState, ChangeQuantityRefusal>;

const takeMore = (state: SellerState, before: SellerTicketLine, line: SellerTicketLine, at: DecisionTime): Changed =>
  productOf(state.catalog, line.productId)
    .andThen((product): Result<SoldTicket, ChangeQuantityRefusal> => ticketOnSale(product, line.period, at.today))
    .andThen((ticket): Result<unknown, ChangeQuantityRefusal> => {
      const isOver = isSaleOver(state.catalog, line, at);
      if (isOver || placesOnSale(state, ticket, line.period) === undefined) return err({ kind: 'periodNotOnSale' });
      const growth = personsOfLine(line) - personsOfLine(before);
      const persons = personsOfLines(linesOf(state, line.cartId)) + growth;
      return growth > 0 ? fitCart(persons) : ok(persons);
    })
    .andThen(() => checkLimits(state, line.cartId, [line], at.now))
    .andThen((): Changed => takePlaces(state, [line], at.now));

/** Fewer places do not move a line's hold; more do. */
const setTicketLine = (state: SellerState, line: SellerTicketLine, quantity: number, at: DecisionTime): Changed => {
  if (isHeldLine(line, at.now) && quantity <= line.quantity) return ok(setLines(state, [{ ...line, quantity }]));
  return takeMore(state, line, { ...line, quantity, ...heldNow(state, line.cartId, line, at.now) }, at);
};

/** More gift cards or upsells must fit the cart; fewer always do. */
const setPieces = (state: SellerState, line: SellerGiftCardLine | SellerUpsellLine, quantity: number): Changed => {
  const next = setLines(state, [{ ...line, quantity }]);
  if (quantity <= line.quantity) return ok(next);
  const lines = linesOf(next, line.cartId);
  const fit = line.kind === 'giftCard' ? giftCardsFit(state.catalog, lines) : upsellsFit(lines);
  return fit.map(() => next);
};

const changed = (state: SellerState, { cartId, lineId, quantity }: ChangeQuantity, at: DecisionTime): Changed => {
  const line = state.lines.get(lineId);
  if (line === undefined || line.cartId !== cartId) return err({ kind: 'notFound', what: 'cartItem' });
  if (quantity === 0) return ok(takeOut(state, line, at.now));
  return checkPieces(quantity).andThen(
    (): Changed =>
      line.kind === 'ticket' ? setTicketLine(state, line, quantity, at) : setPieces(state, line, quantity),
  );
};

/** Sets a line to a quantity; what it takes more is taken at once, what it gives back is free at once. */
export const changeQuantity: Decide<ChangeQuantity, ChangeQuantityRefusal> = (state, command, at) =>
  openCart(state, command.cartId)
    .andThen(() => changed(state, command, at))
    .andThen((next) => forClient(state, next, command.client, command.cartId, at.now))
    .map((next) => decided(revise(next, command.cartId, at.now)));
