import { Hono } from 'hono';
import type { TellFailure } from '../../page-data/caught.ts';
import { loaded } from '../../page-data/loaded.ts';
import type { RouteData } from '../../page-data/route-data.ts';
import { loadRoute } from '../../pages/load-route.ts';
import { ownPreviews } from '../../razrez/own-previews.tsx';
import { linkedAmongPreviews, type Preview, previewAt, previewPath, shownAddress } from '../../razrez/previews.ts';
import { prepareSections, sectionSources } from '../../sections/section-registry.tsx';
import { shellFiles, standInFor } from '../../shell/lazy-shell.ts';
import { ShopPage } from '../../shell/shop-page.tsx';
import { makeShopState } from '../../signals/shop-state.ts';
import { makeI18n } from '../../translations/make-i18n.ts';
import type { PageSetting } from '../pages/page-request.ts';
import { plainShopPage } from '../pages/plain-page.tsx';
import type { PreviewShop } from './preview-shop.ts';

export type PreviewOptions = PageSetting & {
  readonly previewShop: () => Promise<PreviewShop>;
  readonly newReference: () => string;
};

/** The design previews; other names are left to the routes after them. Their forms lead back to them and do nothing. */
export const previewRoute = ({ previewShop, newReference, ...setting }: PreviewOptions): Hono => {
  const app = new Hono();
  app.get('/razrez/:name?', async (c, next) => {
    const preview = previewAt(c.req.path);
    if (preview === undefined) return next();
    const query = new URL(c.req.url).search.slice(1);
    const html = await renderPreview(setting, preview, { query, shop: await previewShop(), reference: newReference() });
    return c.html(html, 200, { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  });
  app.post('/razrez/:name', async (c, next) =>
    previewAt(c.req.path) === undefined ? next() : c.redirect(c.req.path, 303),
  );
  return app;
};

/** The sample's page under the preview's own address, so that its links to itself stay in the preview. */
const previewedRoute = async (
  preview: Preview,
  query: string,
  shop: PreviewShop,
  tellFailure: TellFailure,
): Promise<RouteData> => {
  const shown = shownAddress(preview, shop.day);
  const search = query === '' ? (shown?.search ?? '') : query;
  const visited = { language: 'sl', address: { path: previewPath(preview.name), search } } as const;
  if (shown === undefined) return { ...visited, kind: 'notFound', ticketsPath: '/sl/vstopnice-bazeni' };
  const route = await loadRoute(shop.useCases, { clock: shop.clock, tellFailure }, { path: shown.path, search });
  return { ...route, ...visited };
};

/** Draws a preview whole and without scripts, in Slovenian (D-PREVIEW-LANGUAGE), and never asks for consent. `query`
 *  is the address's own, empty for that of the page shown. */
const renderPreview = async (
  { settings: { tracking: _, ...settings }, translations, assets, onCrash }: PageSetting,
  preview: Preview,
  { query, shop, reference }: { readonly query: string; readonly shop: PreviewShop; readonly reference: string },
): Promise<string> => {
  const { useCases, clock } = shop;
  const tellFailure = (error: unknown): void => onCrash(error, reference);
  const [route, cart, { messages }] = await Promise.all([
    previewedRoute(preview, query, shop, tellFailure),
    loaded(useCases.loadCart('sl')),
    translations.of('sl'),
  ]);
  const sections = route.kind === 'content' ? route.sections : [];
  const Own = ownPreviews.get(preview.name);
  const frame = [...shellFiles, ...standInFor(route.kind)];
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
      shop: { useCases, clock, settings, state: makeShopState({ route, cart, reference }), tellFailure },
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
