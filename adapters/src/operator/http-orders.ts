import type { OrdersPort } from '@shop/core/ports/orders-port';
import type { HttpCatalogOptions } from './http-catalog.ts';
import { askShop } from './operator-call.ts';
import { attentionCall, historyCall, replayCall } from './orders-wire.ts';

/** The orders of a running shop, for its operator. */
export const httpOrders = (options: HttpCatalogOptions): OrdersPort => {
  const askHistory = askShop(historyCall, options);
  const askReplay = askShop(replayCall, options);
  const askAttention = askShop(attentionCall, options);
  return {
    history: (name) => askHistory({ name }).map(({ order }) => order),
    replay: (name, at) => askReplay({ name, ...(at === undefined ? {} : { at }) }).map(({ replay }) => replay),
    attention: () => askAttention({}).map(({ all }) => all),
  };
};
