import { hasPaper, paperFileName } from '@shop/core/checkout/order-papers';
import { orderKey } from '@shop/core/ids';
import { parseContentPath } from '@shop/core/paths/content-path';
import { orderPath, orderPdfPaths } from '@shop/core/paths/order-path';
import type { UseCases } from '@shop/core/use-cases';
import { Hono } from 'hono';
import type { DrawOrder, PageEnv } from '../pages/pages-options.ts';
import type { TranslationsStore } from '../translations-store.ts';

/** An order's tickets to keep, for whoever holds its key. One that is canceled or refunded has none, and its page says so; a key that
 *  opens nothing leads to what any unknown address shows (D-ORDER-PDF). */
export const orderPdfRoute = (
  newUseCases: () => Pick<UseCases, 'showPapers'>,
  draw: DrawOrder,
  translations: TranslationsStore,
): Hono<PageEnv> => {
  const app = new Hono<PageEnv>();
  for (const path of orderPdfPaths) {
    app.get(path, async (c, next) => {
      const key = c.req.query('key') ?? '';
      c.set('isPrivate', true);
      const found = await newUseCases().showPapers(orderKey(key));
      if (found.isErr()) return next();
      const papers = found.value;
      c.header('Cache-Control', 'private, no-store');
      if (!hasPaper(papers)) {
        return c.redirect(orderPath(parseContentPath(path).language, key), 303);
      }
      const pdf = await draw(papers);
      if (pdf.isErr()) return c.text((await translations.of(papers.language)).messages.Error ?? '', 503);
      c.header('Content-Type', 'application/pdf');
      c.header('Content-Disposition', `attachment; filename="${paperFileName(papers)}"`);
      return c.body(pdf.value);
    });
  }
  return app;
};
