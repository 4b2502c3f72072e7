import { orderKey } from '@shop/core/ids';
import { type WalletPass, wallets } from '@shop/core/papers/wallet-pass';
import { parseContentPath } from '@shop/core/paths/content-path';
import { orderPassPaths, orderPath } from '@shop/core/paths/order-path';
import type { UseCases } from '@shop/core/use-cases';
import { Hono } from 'hono';
import type { PageContext, PageEnv, TakePasses } from '../pages/pages-options.ts';

/** The place of a ticket within its order, from 1 on. */
const numberIn = (c: PageContext): number => {
  const text = c.req.query('ticket') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
};

/** One ticket of an order for a telephone's wallet, for whoever holds the order's key. What cannot be taken leads to the order's page,
 *  which says why; a key that opens nothing, and a wallet that no settings bring keys for, to what any unknown address shows
 *  (D-WALLET). */
export const orderPassRoute = (
  newUseCases: () => Pick<UseCases, 'showPapers'>,
  { port, passOf }: TakePasses,
): Hono<PageEnv> => {
  const app = new Hono<PageEnv>();
  for (const wallet of wallets) {
    const take = port[wallet];
    if (take === undefined) continue;
    const answer = async (c: PageContext, pass: WalletPass) => {
      const offer = await take(pass);
      if (offer.type === 'link') return c.redirect(offer.href, 303);
      c.header('Content-Type', offer.contentType);
      c.header('Content-Disposition', `attachment; filename="${pass.fileName}.pkpass"`);
      return c.body(offer.bytes);
    };
    for (const path of orderPassPaths(wallet)) {
      app.get(path, async (c, next) => {
        const key = c.req.query('key') ?? '';
        c.set('isPrivate', true);
        const found = await newUseCases().showPapers(orderKey(key));
        if (found.isErr()) return next();
        c.header('Cache-Control', 'private, no-store');
        const pass = await passOf(found.value, numberIn(c));
        return pass === undefined ? c.redirect(orderPath(parseContentPath(path).language, key), 303) : answer(c, pass);
      });
    }
  }
  return app;
};
