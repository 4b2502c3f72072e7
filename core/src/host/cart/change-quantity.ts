import { err, ok, type Result } from 'neverthrow';
import { fitCart } from '../../availability/capacity.ts';
import { checkPieces } from '../../availability/pieces.ts';
import { holdUntil, isLive } from '../../cart/hold.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId, CartItemId } from '../../ids.ts';
import type { SoldTicket } from '../catalog/host-catalog.ts';
import { ticketOnSale } from '../catalog/periods-on-sale.ts';
import { productOf } from '../catalog/product-of.ts';
import type { Change, LineChange } from '../changes.ts';
import type { Decide } from '../decision.ts';
import type { DecisionTime } from '../decision-time.ts';
import { personsOfLines } from '../places/place-changes.ts';
import { placesOnSale } from '../places/places-on-sale.ts';
import { movePlaces, takePlaces } from '../places/take-places.ts';
import { type HostState, linesOf } from '../state.ts';
import { giftCardsFit, upsellsFit } from './cart-ceilings.ts';
import { type AskingClient, inClientSlot } from './client-slot.ts';
import { evolveLines } from './evolve-lines.ts';
import { firstMomentOf, keepFirstMoments } from './first-moments.ts';
import { keepPosition } from './former-positions.ts';
import type { HostGiftCardLine, HostLine, HostTicketLine, HostUpsellLine } from './host-cart.ts';
import { openCart, revised } from './open-cart.ts';

/** A line is to have so many pieces; 0 removes it. */
export type ChangeQuantity = {
  readonly type: 'changeQuantity';
  readonly cartId: CartId;
  readonly lineId: CartItemId;
  readonly quantity: number;
  readonly client?: AskingClient;
};

export type ChangeQuantityRefusal = ErrorOf<
  | 'tooManyGiftCards'
  | 'giftCardsWorthTooMuch'
  | 'tooManyUpsells'
  | 'notFound'
  | 'cartFrozen'
  | 'invalidInput'
  | 'periodNotOnSale'
  | 'cartTooLarge'
  | 'capacityFull'
  | 'tooManyCarts'
>;

type Changes = Result<readonly Change[], ChangeQuantityRefusal>;

/** What a ticket line takes more must be on sale, fit the cart and be free; its hold counts from now, and an expired one begins
 *  anew. */
const takeMore = (
  state: HostState,
  line: HostTicketLine,
  changes: readonly LineChange[],
  growth: number,
  at: DecisionTime,
): Changes =>
  productOf(state.catalog, line.productId)
    .andThen((product): Result<SoldTicket, ChangeQuantityRefusal> => ticketOnSale(product, line.period, at.today))
    .andThen((ticket): Result<unknown, ChangeQuantityRefusal> => {
      if (placesOnSale(state, ticket, line.period) === undefined) return err({ kind: 'periodNotOnSale' });
      const persons = personsOfLines(linesOf(state, line.cartId)) + growth;
      return growth > 0 ? fitCart(persons) : ok(persons);
    })
    .andThen((): Changes => takePlaces(state, changes, at.now));

/** Fewer places do not move a line's hold; more do (D-HOLD). */
const setTicketLine = (state: HostState, line: HostTicketLine, quantity: number, at: DecisionTime): Changes => {
  const isHeld = line.hold.state === 'held' && isLive(line.hold.until, at.now);
  const set: LineChange = { type: 'quantityChanged', lineId: line.id, quantity };
  if (isHeld && quantity <= line.quantity) return ok(movePlaces(state, [set]));
  const times = { firstAddedAt: firstMomentOf(state, line.cartId, line, at.now), lastAddedAt: at.now };
  const held: LineChange = { type: 'placesHeld', lineId: line.id, ...times, until: holdUntil(times) };
  return takeMore(state, line, [set, held], (quantity - line.quantity) * line.personsEach, at);
};

/** More gift cards or upsells must fit the cart; fewer always do. */
const setPieces = (state: HostState, line: HostGiftCardLine | HostUpsellLine, quantity: number): Changes => {
  const set: LineChange = { type: 'quantityChanged', lineId: line.id, quantity };
  if (quantity <= line.quantity) return ok([set]);
  const lines = linesOf(evolveLines(state, set), line.cartId);
  return giftCardsAndUpsellsFit(state, line, lines).map(() => [set]);
};

const giftCardsAndUpsellsFit = (
  { catalog }: HostState,
  { kind }: HostGiftCardLine | HostUpsellLine,
  lines: readonly HostLine[],
): Result<void, ChangeQuantityRefusal> => (kind === 'giftCard' ? giftCardsFit(catalog, lines) : upsellsFit(lines));

const changesOf = (state: HostState, { cartId, lineId, quantity }: ChangeQuantity, at: DecisionTime): Changes => {
  const line = state.lines.get(lineId);
  if (line === undefined || line.cartId !== cartId) return err({ kind: 'notFound', what: 'cartItem' });
  if (quantity === 0) {
    const kept = [...keepFirstMoments(state, line.cartId, [line], at.now), ...keepPosition(state, line, at.now)];
    return ok([...kept, ...movePlaces(state, [{ type: 'lineRemoved', lineId }])]);
  }
  return checkPieces(quantity).andThen(
    (): Changes =>
      line.kind === 'ticket' ? setTicketLine(state, line, quantity, at) : setPieces(state, line, quantity),
  );
};

/** Sets a line to a quantity; what it takes more is taken at once, what it gives back is free at once. */
export const changeQuantity: Decide<ChangeQuantity, ChangeQuantityRefusal> = (state, command, at) => {
  const cart = openCart(state, command.cartId);
  if (cart.isErr()) return err(cart.error);
  const { cartId, client } = command;
  return changesOf(state, command, at)
    .andThen((changes) => inClientSlot(state, client, { cartId, changes }, at.now))
    .map((changes) => [revised(cart.value, at.now), ...changes]);
};
