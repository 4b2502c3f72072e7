import { isDayTicket } from '@shop/core/catalog/ticket';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { makeUseCases, type UseCases } from '@shop/core/use-cases/use-cases';
import { Hono } from 'hono';
import { newReference } from '../../failures/new-reference.ts';
import { loaded } from '../../page-data/loaded.ts';
import type { RouteData } from '../../page-data/route-data.ts';
import type { ReportFailure } from '../../page-data/with-fallback.ts';
import { loadRoute } from '../../pages/load-route.ts';
import { ownPreviews } from '../../razrez/own-previews.tsx';
import { linkedAmongPreviews, type Preview, previewAt, previewPath, shownAddress } from '../../razrez/previews.ts';
import { prepareSections, sectionSources } from '../../sections/section-registry.tsx';
import { replacementFiles, shellFiles } from '../../shell/lazy-shell.ts';
import { ShopPage } from '../../shell/shop-page.tsx';
import { withUseCases } from '../../shop-context.tsx';
import { makeShopState } from '../../signals/shop-state.ts';
import { makeI18n } from '../../translations/make-i18n.ts';
import type { PageSetting } from '../pages/page-request.ts';
import type { OpenSample, PagesOptions } from '../pages/pages-options.ts';
import { plainShopPage } from '../pages/plain-page.tsx';

/** Serves the design previews; other paths pass to the next routes. Their forms lead back to the preview and have no
 *  effect. */
export const previewRoute = (options: PagesOptions, open: OpenSample): Hono => {
  const app = new Hono();
  const shopOfToday = previewShop(options, open);
  app.get('/razrez/:name?', async (c, next) => {
    const preview = previewAt(c.req.path);
    if (preview === undefined) return next();
    const query = new URL(c.req.url).search.slice(1);
    const reference = newReference(options.ports.random);
    const html = await renderPreview(options, preview, { query, shop: await shopOfToday(), reference });
    return c.html(html, 200, { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  });
  app.post('/razrez/:name', async (c, next) =>
    previewAt(c.req.path) === undefined ? next() : c.redirect(c.req.path, 303),
  );
  return app;
};

/** A visitor of the sample with a filled cart, and a day with many free places. */
type PreviewShop = { readonly useCases: UseCases; readonly clock: ClockPort; readonly day: LocalDate };

/** Returns a function that opens the sample on first use, and again on each new day, whose calendar differs. */
const previewShop = (options: PagesOptions, open: OpenSample): (() => Promise<PreviewShop>) => {
  let opened: { readonly today: LocalDate; readonly shop: Promise<PreviewShop> } | undefined;
  return () => {
    const today = options.clock.today();
    if (opened?.today !== today) opened = { today, shop: openPreviewShop(options, open) };
    return opened.shop;
  };
};

const openPreviewShop = async (
  { clock, ports: { random }, cookiesOf }: PagesOptions,
  open: OpenSample,
): Promise<PreviewShop> => {
  // A fixed clock, so that nothing in the cart expires.
  const [now, today] = [clock.now(), clock.today()];
  const fixedClock: ClockPort = { now: () => now, today: () => today, zone: clock.zone };
  // A visitor whose browser accepts cookies.
  const cookies = cookiesOf('preview=1');
  const useCases = makeUseCases({ ...(await open(fixedClock)), clock: fixedClock, random, cookies });
  const day = await fillCart(useCases, today);
  return { useCases, clock: fixedClock, day };
};

/** Adds two adults, a child and a voucher if the sample sells them. Returns the day of the visit. */
const fillCart = async (useCases: UseCases, today: LocalDate): Promise<LocalDate> => {
  const [ticket, card] = await Promise.all([
    useCases.showProduct('sl', 'termalija').unwrapOr(undefined),
    useCases.showProduct('sl', 'bon-50-eur').unwrapOr(undefined),
  ]);
  if (card?.kind === 'giftCard') {
    const choices = card.priceLists.slice(0, 1).map(({ priceListId }) => ({ priceListId, quantity: 1 }));
    await useCases.addGiftCard({ card, language: 'sl', choices });
  }
  if (ticket?.kind !== 'ticket' || !isDayTicket(ticket)) return today;
  const date = ticket.availability.find(({ ticketsAvailable }) => ticketsAvailable > 50)?.date ?? today;
  const quote = await useCases.quoteTicket({ language: 'sl', productId: ticket.id, period: { type: 'day', date } });
  if (quote.isErr()) return date;
  const lists = quote.value.priceGroups.filter(({ enabled }) => enabled).flatMap(({ priceLists }) => priceLists);
  const [adult, child] = lists.filter(({ enabled, kind }) => enabled && kind.type === 'default');
  const choices = [adult, child].flatMap((list, at) =>
    list === undefined ? [] : [{ priceListId: list.priceListId, quantity: at === 0 ? 2 : 1 }],
  );
  await useCases.addTicket({ ticket, language: 'sl', date, choices, quote: quote.value });
  return date;
};

/** Loads the sample's page under the preview's own address, so that its links to itself stay in the preview. */
const previewedRoute = async (
  preview: Preview,
  query: string,
  shop: PreviewShop,
  reportFailure: ReportFailure,
): Promise<RouteData> => {
  const target = shownAddress(preview, shop.day);
  const search = query === '' ? (target?.search ?? '') : query;
  const visited = { language: 'sl', address: { path: previewPath(preview.name), search } } as const;
  if (target === undefined) return { ...visited, kind: 'notFound', ticketsPath: '/sl/vstopnice-bazeni' };
  const route = await loadRoute(shop.useCases, { clock: shop.clock, reportFailure }, { path: target.path, search });
  return { ...route, ...visited };
};

/** Draws a preview in Slovenian, without scripts and consent bar. `query` is that of the preview's address; when empty,
 *  that of the sample's page applies. */
const renderPreview = async (
  { settings: { tracking: _, ...settings }, translations, assets, onCrash }: PageSetting,
  preview: Preview,
  { query, shop, reference }: { readonly query: string; readonly shop: PreviewShop; readonly reference: string },
): Promise<string> => {
  const { useCases, clock } = shop;
  const reportFailure = (error: unknown): void => onCrash(error, reference);
  const [route, cart, { messages }] = await Promise.all([
    previewedRoute(preview, query, shop, reportFailure),
    loaded(useCases.loadCart('sl')),
    translations.of('sl'),
  ]);
  const sections = route.kind === 'content' ? route.sections : [];
  const Own = ownPreviews.get(preview.name);
  const frame = [...shellFiles, ...replacementFiles(route.kind)];
  await Promise.all([prepareSections(sections), ...frame.map(({ prepare }) => prepare())]);
  const sources =
    Own === undefined
      ? [...frame.map(({ source }) => source), ...sectionSources(sections).styles]
      : ['src/razrez/own-previews.tsx'];
  const html = await plainShopPage(
    {
      language: 'sl',
      title: preview.name === '' ? preview.title : `${preview.title} | Razrez`,
      styles: assets.styles(sources),
      fonts: assets.fonts('sl'),
    },
    {
      shop: {
        ...withUseCases(useCases),
        clock,
        settings,
        state: makeShopState({ route, cart, reference }),
        reportFailure,
      },
      words: makeI18n('sl', messages),
      address: route.address,
    },
    Own === undefined ? (
      <ShopPage />
    ) : (
      <main>
        <Own />
      </main>
    ),
  );
  return linkedAmongPreviews(html);
};
