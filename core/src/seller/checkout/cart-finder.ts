import type { AttemptId, CancelId, CartId, OrderKey, OrderRef, TicketCode } from '../../ids.ts';

/** How to find a cart with its orders: by its own id, or by a key of one of its parts. */
export type CartFinder =
  | { readonly by: 'cart'; readonly key: CartId }
  | { readonly by: 'order'; readonly key: OrderRef }
  | { readonly by: 'attempt'; readonly key: AttemptId }
  | { readonly by: 'cancelId'; readonly key: CancelId }
  | { readonly by: 'orderKey'; readonly key: OrderKey }
  | { readonly by: 'orderNumber'; readonly key: string }
  | { readonly by: 'ticket'; readonly key: TicketCode };
