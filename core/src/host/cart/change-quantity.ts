import { err, ok, type Result } from 'neverthrow';
import type { GiftCardError } from '../../availability/capacity.ts';
import { fitCart } from '../../availability/capacity.ts';
import { checkPieces } from '../../availability/pieces.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId, CartItemId } from '../../ids.ts';
import { productOf } from '../catalog/find-goods.ts';
import type { SoldTicket } from '../catalog/host-catalog.ts';
import { ticketOnSale } from '../catalog/periods-on-sale.ts';
import { type Decide, decided } from '../decision.ts';
import type { DecisionTime } from '../decision-time.ts';
import { type AskingClient, forClient } from '../places/client-places.ts';
import { personsOfLine, personsOfLines } from '../places/persons.ts';
import { placesOnSale } from '../places/places-on-sale.ts';
import { setLines, takePlaces } from '../places/take-places.ts';
import { type HostState, linesOf } from '../state.ts';
import { giftCardsFit, upsellsFit } from './cart-ceilings.ts';
import { heldNow, isHeldLine } from './first-moments.ts';
import type { HostGiftCardLine, HostTicketLine, HostUpsellLine } from './host-cart.ts';
import { openCart, revise } from './open-cart.ts';
import { takeOut } from './remove-line.ts';

/** A line is to have so many pieces; 0 removes it. */
type ChangeQuantity = {
  readonly type: 'changeQuantity';
  readonly cartId: CartId;
  readonly lineId: CartItemId;
  readonly quantity: number;
  readonly client?: AskingClient;
};

type ChangeQuantityRefusal =
  | GiftCardError
  | ErrorOf<'tooManyUpsells' | 'notFound' | 'cartFrozen' | 'invalidInput'>
  | ErrorOf<'periodNotOnSale' | 'cartTooLarge' | 'capacityFull' | 'tooManyUnpaidPlaces'>;

type Changed = Result<HostState, ChangeQuantityRefusal>;

/** Additional places must be on sale, fit the cart and be free; the hold counts from now. */
const takeMore = (state: HostState, before: HostTicketLine, line: HostTicketLine, at: DecisionTime): Changed =>
  productOf(state.catalog, line.productId)
    .andThen((product): Result<SoldTicket, ChangeQuantityRefusal> => ticketOnSale(product, line.period, at.today))
    .andThen((ticket): Result<unknown, ChangeQuantityRefusal> => {
      if (placesOnSale(state, ticket, line.period) === undefined) return err({ kind: 'periodNotOnSale' });
      const growth = personsOfLine(line) - personsOfLine(before);
      const persons = personsOfLines(linesOf(state, line.cartId)) + growth;
      return growth > 0 ? fitCart(persons) : ok(persons);
    })
    .andThen((): Changed => takePlaces(state, [line], at.now));

/** Fewer places do not move a line's hold; more do (D-HOLD). */
const setTicketLine = (state: HostState, line: HostTicketLine, quantity: number, at: DecisionTime): Changed => {
  if (isHeldLine(line, at.now) && quantity <= line.quantity) return ok(setLines(state, [{ ...line, quantity }]));
  return takeMore(state, line, { ...line, quantity, ...heldNow(state, line.cartId, line, at.now) }, at);
};

/** More gift cards or upsells must fit the cart; fewer always do. */
const setPieces = (state: HostState, line: HostGiftCardLine | HostUpsellLine, quantity: number): Changed => {
  const next = setLines(state, [{ ...line, quantity }]);
  if (quantity <= line.quantity) return ok(next);
  const lines = linesOf(next, line.cartId);
  const fit = line.kind === 'giftCard' ? giftCardsFit(state.catalog, lines) : upsellsFit(lines);
  return fit.map(() => next);
};

const changed = (state: HostState, { cartId, lineId, quantity }: ChangeQuantity, at: DecisionTime): Changed => {
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
