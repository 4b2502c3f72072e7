import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import type { TellFailure } from '../../page-data/caught.ts';
import { loaded } from '../../page-data/loaded.ts';
import type { RouteData } from '../../page-data/route-data.ts';
import { loadRoute } from '../../pages/load-route.ts';
import { PagePreview } from '../../razrez/page-preview.tsx';
import { type PagePreviewName, previewPath, previewSource } from '../../razrez/preview.ts';
import { linkedAmongPreviews, shownAddress } from '../../razrez/preview-links.ts';
import { prepareSections, sectionSources } from '../../sections/section-registry.tsx';
import { shellFiles, standInFor } from '../../shell/lazy-shell.ts';
import { makeShopState } from '../../signals/shop-state.ts';
import { makeI18n } from '../../translations/make-i18n.ts';
import { PageFiles } from '../pages/page-files.tsx';
import type { PageSetting } from '../pages/page-request.ts';
import type { PreviewShop } from './preview-shop.ts';

/** The sample's page under the preview's own address, so that what its links and forms say of themselves stays in the preview. */
const previewedRoute = async (
  name: PagePreviewName,
  asked: string,
  shop: PreviewShop,
  tellFailure: TellFailure,
): Promise<RouteData> => {
  const [path = '', search = ''] = shownAddress(name, shop.day) ?? [];
  const query = asked === '' ? search : asked;
  const visited = { language: 'sl', address: { path: previewPath(name), search: query } } as const;
  if (path === '') return { ...visited, kind: 'notFound', ticketsPath: '/sl/vstopnice-bazeni' };
  return {
    ...(await loadRoute(shop.useCases, { clock: shop.clock, tellFailure }, { path, search: query })),
    ...visited,
  };
};

/** Draws a preview of a page whole and without scripts, in Slovenian (D-PREVIEW-LANGUAGE), and asks nobody about being watched. */
export const renderPagePreview = async (
  { settings: { tracking: _, ...settings }, translations, assets, onCrash }: PageSetting,
  {
    name,
    search,
    shop,
    reference,
  }: {
    readonly name: PagePreviewName;
    readonly search: string;
    readonly shop: PreviewShop;
    readonly reference: string;
  },
): Promise<string> => {
  const { useCases, clock } = shop;
  const tellFailure = (error: unknown): void => onCrash(error, reference);
  const [route, cart, { messages }] = await Promise.all([
    previewedRoute(name, search, shop, tellFailure),
    loaded(useCases.loadCart('sl')),
    translations.of('sl'),
  ]);
  const sections = route.kind === 'content' ? route.sections : [];
  const frame = [...shellFiles, ...standInFor(route.kind)];
  await Promise.all([prepareSections(sections), ...frame.map(({ prepare }) => prepare())]);
  const state = makeShopState({ route, cart, reference });
  const files = [...frame.map(({ source }) => source), ...sectionSources(sections).styles, ...previewStyles(name)];
  const stream = await renderToReadableStream(
    <StrictMode>
      <PageFiles styles={assets.styles(files)} fonts={assets.fonts('sl')} />
      <PagePreview
        name={name}
        shop={{ useCases, clock, settings, state, tellFailure }}
        words={makeI18n('sl', messages)}
      />
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: tellFailure },
  );
  await stream.allReady;
  return linkedAmongPreviews(await text(stream));
};

/** Looks that only the previews have. */
const previewStyles = (name: PagePreviewName): readonly string[] => (name === 'loader' ? [previewSource] : []);
