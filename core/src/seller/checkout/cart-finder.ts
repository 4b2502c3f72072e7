import type { AttemptId, CancelId, CartId, OrderKey, OrderRef, TicketCode } from '../../ids.ts';

/** How a cart with its orders is found: by its id, or by what belongs to it. */
export type CartFinder =
  | { readonly by: 'cart'; readonly key: CartId }
  | { readonly by: 'order'; readonly key: OrderRef }
  | { readonly by: 'attempt'; readonly key: AttemptId }
  | { readonly by: 'cancelId'; readonly key: CancelId }
  | { readonly by: 'orderKey'; readonly key: OrderKey }
  | { readonly by: 'orderNumber'; readonly key: string }
  | { readonly by: 'ticket'; readonly key: TicketCode };
