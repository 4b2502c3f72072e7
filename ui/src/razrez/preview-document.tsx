import type { ClockPort } from '@shop/core/ports/clock-port';
import type { UseCases } from '@shop/core/use-cases';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import { pageStartId } from '../page-start.ts';
import { ShopProvider } from '../shop-context.tsx';
import { makeShopState } from '../signals/shop-state.ts';
import { KitPage } from './kit-page.tsx';
import { type KitPreviewName, type PreviewStart, previewPath, previewTitle } from './preview.ts';
import { PreviewIndex } from './preview-index.tsx';

/** A preview of the kit as a whole page, the same on both sides. It stands alone: no header, no cart, nothing that acts. */
export const PreviewDocument = ({
  start,
  startText,
  words,
  useCases,
  clock,
}: {
  readonly start: PreviewStart;
  readonly startText: string;
  readonly words: i18n;
  readonly useCases: UseCases;
  readonly clock: ClockPort;
}) => {
  const path = previewPath(start.name);
  const route = { kind: 'notFound', language: 'sl', address: { path, search: '' } } as const;
  const state = makeShopState({ route, cart: { ok: true, value: undefined } });
  return (
    <ShopProvider shop={{ useCases, clock, settings: start.settings, state, tellFailure: () => undefined }}>
      <I18nextProvider i18n={words}>
        <Router ssrPath={path} ssrSearch="">
          <html lang="sl" data-preview="">
            <head>
              <meta charSet="utf-8" />
              <meta name="viewport" content="width=device-width, initial-scale=1" />
              <meta name="robots" content="noindex" />
              <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
              <title>{previewTitle(start.name)}</title>
            </head>
            <body>
              <main>{pageOf(start.name)}</main>
              <script id={pageStartId} type="application/json" suppressHydrationWarning>
                {startText}
              </script>
            </body>
          </html>
        </Router>
      </I18nextProvider>
    </ShopProvider>
  );
};

const pageOf = (name: KitPreviewName) => {
  switch (name) {
    case 'index':
      return <PreviewIndex />;
    case 'test':
      return <KitPage />;
  }
};
