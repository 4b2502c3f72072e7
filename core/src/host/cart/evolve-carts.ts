import type { Instant } from '../../dates/instant.ts';
import type { CartId } from '../../ids.ts';
import type { CartChange } from '../changes.ts';
import type { HostBuyer } from '../checkout/host-order.ts';
import { change as changed, put, without } from '../record-maps.ts';
import { buyerId, clientSlotId, type HostState, intentId } from '../state.ts';
import type { HostCart } from './host-cart.ts';

type CartEnd = { readonly state: 'open' | 'sold' } | { readonly state: 'paying'; readonly payingUntil: Instant };

const inState = (state: HostState, cartId: CartId, next: CartEnd): HostState => ({
  ...state,
  carts: changed(state.carts, cartId, ({ payingUntil: _, ...cart }): HostCart => ({ ...cart, ...next })),
});

/** Carts, their codes, keys and buyers after a change. */
export const evolveCarts = (state: HostState, change: CartChange): HostState => {
  switch (change.type) {
    case 'cartOpened':
      return { ...state, carts: put(state.carts, change.cart.id, change.cart) };
    case 'cartRevised': {
      const { version, at: updatedAt } = change;
      return { ...state, carts: changed(state.carts, change.cartId, (cart) => ({ ...cart, version, updatedAt })) };
    }
    case 'totalTold': {
      const { version, total } = change;
      const next = (buyer: HostBuyer): HostBuyer => ({ ...buyer, told: { version, total } });
      return { ...state, buyers: changed(state.buyers, buyerId(change), next) };
    }
    case 'firstMomentsKept': {
      const { moments: firstMoments } = change;
      return { ...state, carts: changed(state.carts, change.cartId, (cart) => ({ ...cart, firstMoments })) };
    }
    case 'firstUsesKept': {
      const { uses: firstUses } = change;
      return { ...state, carts: changed(state.carts, change.cartId, (cart) => ({ ...cart, firstUses })) };
    }
    case 'ticketsLost': {
      const lost = change.tickets.length === 0 ? {} : { lostTickets: change.tickets };
      const next = ({ lostTickets: _, ...cart }: HostCart): HostCart => ({ ...cart, ...lost });
      return { ...state, carts: changed(state.carts, change.cartId, next) };
    }
    case 'codeLost': {
      const { lost: lostCode } = change;
      const next = ({ lostCode: _, ...cart }: HostCart): HostCart => ({ ...cart, ...(lostCode && { lostCode }) });
      return { ...state, carts: changed(state.carts, change.cartId, next) };
    }
    case 'positionsKept': {
      const { positions: formerPositions } = change;
      return { ...state, carts: changed(state.carts, change.cartId, (cart) => ({ ...cart, formerPositions })) };
    }
    case 'cartFrozen':
      return inState(state, change.cartId, { state: 'paying', payingUntil: change.until });
    case 'cartThawed':
      return inState(state, change.cartId, { state: 'open' });
    case 'cartSold':
      return inState(state, change.cartId, { state: 'sold' });
    case 'codeHeld':
      return { ...state, codeUses: put(state.codeUses, change.use.cartId, change.use) };
    case 'codeHoldMoved':
      return {
        ...state,
        codeUses: changed(state.codeUses, change.cartId, (use) => ({ ...use, hold: change.hold })),
      };
    case 'codeDropped':
      return { ...state, codeUses: without(state.codeUses, change.cartId) };
    case 'intentRecorded': {
      const { intent } = change;
      return { ...state, intents: put(state.intents, intentId(intent.scope, intent.key), intent) };
    }
    case 'buyerSaved':
      return { ...state, buyers: put(state.buyers, buyerId(change.buyer), change.buyer) };
    case 'slotTaken':
      return { ...state, clientSlots: put(state.clientSlots, clientSlotId(change.slot), change.slot) };
    case 'cartForgotten': {
      const ofOthers = <Of extends { readonly cartId: CartId }>(all: ReadonlyMap<string, Of>) =>
        new Map([...all].filter(([, { cartId }]) => cartId !== change.cartId));
      const [buyers, clientSlots] = [ofOthers(state.buyers), ofOthers(state.clientSlots)];
      return { ...state, carts: without(state.carts, change.cartId), buyers, clientSlots };
    }
  }
};
