import type { CodeUse, HostCart, RecordedIntent } from '@shop/core/host/cart/host-cart';
import type { Selectable } from 'kysely';
import {
  storedFirstMoments,
  storedFirstUses,
  storedFormerPositions,
  storedLostTickets,
} from '../stored/cart-memory.ts';
import type { Carts, IdempotencyKeys, PromoUses } from '../tables/cart-tables.ts';
import { holdColumns, holdOf } from './line-rows.ts';

export const cartOf = (row: Selectable<Carts>): HostCart => ({
  id: row.id,
  state: row.state,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  ...(row.paying_until === null ? {} : { payingUntil: row.paying_until }),
  ...(row.first_moments === null ? {} : { firstMoments: storedFirstMoments.read(row.first_moments) }),
  ...(row.lost_tickets === null ? {} : { lostTickets: storedLostTickets.read(row.lost_tickets) }),
  ...(row.lost_code === null || row.lost_code_reason === null
    ? {}
    : { lostCode: { code: row.lost_code, reason: row.lost_code_reason } }),
  ...(row.former_positions === null ? {} : { formerPositions: storedFormerPositions.read(row.former_positions) }),
  ...(row.first_uses === null ? {} : { firstUses: storedFirstUses.read(row.first_uses) }),
});

export const cartRow = (cart: HostCart): Carts => ({
  id: cart.id,
  state: cart.state,
  version: cart.version,
  created_at: cart.createdAt,
  updated_at: cart.updatedAt,
  paying_until: cart.payingUntil ?? null,
  first_moments: cart.firstMoments === undefined ? null : storedFirstMoments.write(cart.firstMoments),
  lost_tickets: cart.lostTickets === undefined ? null : storedLostTickets.write(cart.lostTickets),
  lost_code: cart.lostCode?.code ?? null,
  lost_code_reason: cart.lostCode?.reason ?? null,
  former_positions: cart.formerPositions === undefined ? null : storedFormerPositions.write(cart.formerPositions),
  first_uses: cart.firstUses === undefined ? null : storedFirstUses.write(cart.firstUses),
});

export const codeUseOf = (row: Selectable<PromoUses>): CodeUse => ({
  cartId: row.cart_id,
  code: row.code,
  firstHeldAt: row.first_held_at,
  hold: holdOf(row.place_state, row.hold_until),
});

export const codeUseRow = (use: CodeUse): PromoUses => ({
  cart_id: use.cartId,
  code: use.code,
  first_held_at: use.firstHeldAt,
  ...holdColumns(use.hold),
});

export const intentOf = (row: Selectable<IdempotencyKeys>): RecordedIntent => ({
  scope: row.scope,
  key: row.key,
  requestDigest: row.request_hash,
  cartId: row.cart_id,
  createdAt: row.created_at,
});

export const intentRow = (intent: RecordedIntent): IdempotencyKeys => ({
  scope: intent.scope,
  key: intent.key,
  request_hash: intent.requestDigest,
  cart_id: intent.cartId,
  created_at: intent.createdAt,
});
