import { hasPaper, type OrderPapers, paperFileName } from '@shop/core/checkout/order-papers';
import { calendarType } from '@shop/core/checkout/visit-calendar';
import { orderKey } from '@shop/core/ids';
import { parseContentPath } from '@shop/core/paths/content-path';
import { orderPassPaths, orderPath, orderPdfPaths, orderVisitPaths, wallets } from '@shop/core/paths/order-path';
import type { UseCases } from '@shop/core/use-cases/use-cases';
import { Hono } from 'hono';
import type { DrawOrder, DrawVisits, PageContext, PageEnv, TakePasses } from '../pages/pages-options.ts';
import type { TranslationsStore } from '../translations-store.ts';

type NewUseCases = () => Pick<UseCases, 'showPapers'>;

/** Answers the holder of an order's key with papers of the order. An order without papers redirects to its page; an
 *  unknown key leads to the 404 page. */
const papersRoute = (
  newUseCases: NewUseCases,
  paths: readonly string[],
  answer: (c: PageContext, papers: OrderPapers) => Promise<Response | undefined>,
): Hono<PageEnv> => {
  const app = new Hono<PageEnv>();
  for (const path of paths) {
    app.get(path, async (c, next) => {
      const key = c.req.query('key') ?? '';
      c.set('isPrivate', true);
      const result = await newUseCases().showPapers(orderKey(key));
      if (result.isErr()) return next();
      c.header('Cache-Control', 'private, no-store');
      const answered = await answer(c, result.value);
      return answered ?? c.redirect(orderPath(parseContentPath(path).language, key), 303);
    });
  }
  return app;
};

/** Serves an order's tickets as a PDF; a canceled or refunded order has none. */
export const orderPdfRoute = (
  newUseCases: NewUseCases,
  draw: DrawOrder,
  translations: TranslationsStore,
): Hono<PageEnv> =>
  papersRoute(newUseCases, orderPdfPaths, async (c, papers) => {
    const part = c.req.query('part') === 'gift-cards' ? 'gift-cards' : undefined;
    const hasCards = papers.order.items.some(({ kind }) => kind === 'giftCard');
    if (!hasPaper(papers) || (part !== undefined && !hasCards)) return undefined;
    const pdf = await draw(papers, part);
    if (pdf.isErr()) return c.text((await translations.of(papers.language)).messages.Error ?? '', 503);
    c.header('Content-Type', 'application/pdf');
    c.header('Content-Disposition', `attachment; filename="${paperFileName(papers, part)}"`);
    return c.body(pdf.value);
  });

/** Returns the number of a ticket or visit within its order, from 1 on; 0 for any other text. */
const numberIn = (c: PageContext, name: 'ticket' | 'visit'): number => {
  const text = c.req.query(name) ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
};

/** Serves one visit of an order as a calendar file, which phones open directly; a canceled or refunded order has
 *  none. */
export const orderVisitRoute = (newUseCases: NewUseCases, draw: DrawVisits): Hono<PageEnv> =>
  papersRoute(newUseCases, orderVisitPaths, async (c, papers) => {
    const visit = (await draw(papers))[numberIn(c, 'visit') - 1];
    if (visit === undefined) return undefined;
    c.header('Content-Type', calendarType);
    c.header('Content-Disposition', `inline; filename="${visit.fileName}"`);
    return c.body(visit.file);
  });

/** Serves one ticket of an order as a wallet pass. Wallets without keys in the settings have no address. */
export const orderPassRoute = (newUseCases: NewUseCases, { port, passOf }: TakePasses): Hono<PageEnv> => {
  const app = new Hono<PageEnv>();
  for (const wallet of wallets) {
    const take = port[wallet];
    if (take === undefined) continue;
    const route = papersRoute(newUseCases, orderPassPaths(wallet), async (c, papers) => {
      const pass = await passOf(papers, numberIn(c, 'ticket'));
      if (pass === undefined) return undefined;
      const offer = await take(pass);
      if (offer.type === 'link') return c.redirect(offer.href, 303);
      c.header('Content-Type', offer.contentType);
      c.header('Content-Disposition', `attachment; filename="${pass.fileName}.pkpass"`);
      return c.body(offer.bytes);
    });
    app.route('/', route);
  }
  return app;
};
