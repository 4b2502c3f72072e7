import { describe, expect, it } from 'vitest';
import { cartId } from '../../ids.ts';
import { after, aSeller, giftCards, refusal, tickets } from '../../testing/seller-builders.ts';
import { adult } from '../../testing/seller-catalog-builder.ts';

const refused = { kind: 'tooManyCarts' };

describe.each([
  ['tickets', (id?: string) => tickets([[adult, 1]], id === undefined ? {} : { cartId: cartId(id) })],
  ['gift cards', (id?: string) => giftCards(1, id === undefined ? {} : { cartId: cartId(id) })],
] as const)('%s of a client at its limit of new carts', (_, into) => {
  const atLimit = (command: ReturnType<typeof into>) => ({ ...command, atCartLimit: true });

  it('are refused without a cart and for an unknown cart', () => {
    for (const command of [into(), into('unknown')]) {
      expect(refusal(aSeller(), atLimit(command))).toEqual(refused);
      expect(refusal(aSeller(), command)).toBeUndefined();
    }
  });

  it('are accepted for an existing cart and for a repeat', () => {
    const first = into();
    const state = after(aSeller(), first);
    expect(refusal(state, atLimit(into(first.newCartId)))).toBeUndefined();
    expect(after(state, { ...atLimit(first), newCartId: cartId('another') })).toBe(state);
  });
});
