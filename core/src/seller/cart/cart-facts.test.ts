import { describe, expect, it } from 'vitest';
import type { Fact } from '../../checkout/fact.ts';
import { minutes } from '../../dates/instant.ts';
import { localDate } from '../../dates/local-date.ts';
import type { CartId } from '../../ids.ts';
import { after, aSeller, at, buyer, firstLine, later, payment, tickets } from '../../testing/seller-builders.ts';
import { adult, infant } from '../../testing/seller-catalog-builder.ts';
import { linesOf } from '../../testing/whole-state.ts';
import type { CommandName, CommandOf } from '../commands.ts';
import type { DecisionTime } from '../decision.ts';
import type { SellerState } from '../state.ts';

const code = (id: CartId, text: string) => ({ type: 'applyPromoCode', cartId: id, text }) as const;
const begin = (id: CartId) => ({ type: 'beginCheckout', cartId: id }) as const;

/** A cart with tickets of one price list. */
const filled = (list = adult, persons = 2) => {
  const command = tickets([[list, persons]]);
  const state = after(aSeller(20), command);
  return { state, id: command.newCartId, line: linesOf(state, command.newCartId)[0]?.cartItemId };
};

/** Returns the facts of a command. */
const factsOf = <Name extends CommandName>(
  state: SellerState,
  command: CommandOf<Name>,
  when: DecisionTime = at,
): readonly Fact[] =>
  after<Name>(state, command, when)
    .log.slice(state.log.length)
    .flatMap(({ facts }) => facts);

describe('the facts of an addition', () => {
  it('are a new cart with a line, and later a changed quantity of the same goods', () => {
    const command = tickets([[adult, 2]]);
    const [line] = command.newLineIds;
    expect(factsOf(aSeller(), command)).toEqual([
      { what: 'cartOpened' },
      { what: 'lineAdded', line, goods: adult, quantity: 2 },
    ]);
    const state = after(aSeller(), command);
    expect(factsOf(state, tickets([[adult, 1]], { cartId: command.newCartId }))).toEqual([
      { what: 'quantityChanged', line, goods: adult, quantity: 3 },
    ]);
    const others = tickets([[infant, 1]], { cartId: command.newCartId });
    expect(factsOf(state, others)).toEqual([
      { what: 'lineAdded', line: others.newLineIds[0], goods: infant, quantity: 1 },
    ]);
  });
});

describe('the facts of a promo code', () => {
  it('are its use, and its removal by an empty text or by another code', () => {
    const { state, id } = filled();
    expect(factsOf(state, code(id, 'TEN'))).toEqual([{ what: 'codeTaken', word: 'TEN' }]);
    const used = after(state, code(id, 'TEN'));
    expect(factsOf(used, code(id, ''))).toEqual([{ what: 'codeRemoved', word: 'TEN' }]);
    expect(factsOf(used, code(id, 'ONCE'))).toEqual([
      { what: 'codeRemoved', word: 'TEN', why: 'replaced' },
      { what: 'codeTaken', word: 'ONCE' },
    ]);
    expect(factsOf(used, code(id, 'TEN'))).toEqual([]);
  });

  it('name a code that does not apply to the rest of the cart', () => {
    const { state, id } = filled();
    const both = after(after(state, tickets([[infant, 1]], { cartId: id })), code(id, 'TEN'));
    const { removed } = firstLine(both, id);
    const free = after(after(both, removed), buyer(id));
    expect(factsOf(free, payment(id))).toContainEqual({ what: 'codeTookNothing', word: 'TEN' });
    expect(after(free, payment(id)).carts.get(id)?.promoCode).toBeUndefined();
  });

  it('name a code that is lost at checkout because it left the catalog', () => {
    const { state, id } = filled();
    const used = after(state, code(id, 'TEN'));
    const without = { ...used, catalog: { ...used.catalog, promos: new Map() } };
    expect(factsOf(without, begin(id))).toContainEqual({ what: 'codeLost', word: 'TEN', why: 'promoCodeInvalid' });
  });
});

describe('the facts of a hold', () => {
  it('are its extension, once for a repeat at the same time', () => {
    const { state, id } = filled();
    const extend = { type: 'extendHold', cartId: id } as const;
    const when = later(minutes(5));
    expect(factsOf(state, extend, when)).toEqual([{ what: 'holdExtended' }]);
    expect(factsOf(after(state, extend, when), extend, when)).toEqual([]);
  });

  it('name a line that is lost at checkout because others took its places', () => {
    const { state, id, line } = filled(adult, 12);
    const late = later(minutes(15));
    const rivals = [12, 8].reduce((from, persons) => after(from, tickets([[adult, persons]]), late), state);
    expect(factsOf(rivals, begin(id), late)).toContainEqual({
      what: 'lineLost',
      line,
      goods: adult,
      quantity: 12,
      word: '2027-01-15T08:15:00.000Z',
      why: 'taken',
    });
  });

  it('name a line that is lost because its day is over, or because it is not sold any more', () => {
    const { state, id, line } = filled();
    const nextDay = { ...later(minutes(5)), today: localDate('2027-01-21') };
    expect(factsOf(state, begin(id), nextDay)).toEqual([
      { what: 'lineLost', line, goods: adult, quantity: 2, why: 'over' },
    ]);
    const unsold = { ...state, catalog: { ...state.catalog, soldPeriods: new Map() } };
    expect(factsOf(unsold, begin(id), later(minutes(15)))).toMatchObject([{ what: 'lineLost', why: 'offSale' }]);
  });

  it('name a line whose places are taken again, with the end of its hold', () => {
    const { state, id, line } = filled();
    expect(factsOf(state, begin(id), later(minutes(20)))).toEqual([
      { what: 'holdEnded', line, goods: adult, quantity: 2, word: '2027-01-15T08:15:00.000Z' },
    ]);
  });
});
