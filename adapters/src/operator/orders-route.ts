import type { OrdersPort } from '@shop/core/ports/orders-port';
import { Hono } from 'hono';
import { operatorCallRoute } from './operator-call.ts';
import { attentionCall, historyCall, replayCall } from './orders-wire.ts';

/** Where an operator asks a running shop about orders (D-ORDER-HISTORY). */
export const ordersRoute = (orders: OrdersPort, token: string): Hono =>
  new Hono()
    .route(
      '/',
      operatorCallRoute(historyCall, token, ({ name }) =>
        orders.history(name).map((order) => (order === undefined ? {} : { order })),
      ),
    )
    .route(
      '/',
      operatorCallRoute(replayCall, token, ({ name, at }) =>
        orders.replay(name, at).map((replay) => (replay === undefined ? {} : { replay })),
      ),
    )
    .route(
      '/',
      operatorCallRoute(attentionCall, token, () => orders.attention().map((all) => ({ all }))),
    );
