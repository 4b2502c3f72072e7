import { localeTag } from '@shop/core/languages/locale';
import type { i18n } from 'i18next';
import { type ReactNode, useRef } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import { linkedDataId, pageStartId } from '../page-start.ts';
import { type Shop, ShopProvider, useRoute, useShopState } from '../shop-context.tsx';
import { useShared } from '../signals/shared.ts';
import { ShopPage } from './shop-page.tsx';

type DocumentProps = {
  readonly shop: Shop;
  readonly words: i18n;
  /** JSON of `PageStart`. The server writes it; the browser passes the same text, so that hydration matches. */
  readonly startText: string;
  /** JSON-LD of the first page. The browser passes the text that it read from the page. */
  readonly linkedText: string;
  /** The address on the server; in the browser the router reads its own. */
  readonly ssr?: { readonly ssrPath: string; readonly ssrSearch: string };
};

/** The whole HTML document, equal on the server and in the browser. */
export const Document = ({ shop, words, startText, linkedText, ssr }: DocumentProps) => (
  <ShopProvider shop={shop}>
    <I18nextProvider i18n={words}>
      <Router {...ssr}>
        <Html startText={startText} linkedText={linkedText}>
          <ShopPage />
        </Html>
      </Router>
    </I18nextProvider>
  </ShopProvider>
);

const Html = ({
  startText,
  linkedText,
  children,
}: Pick<DocumentProps, 'startText' | 'linkedText'> & { readonly children: ReactNode }) => {
  const route = useRoute();
  const first = useRef(route);
  const { language } = route;
  return (
    <html lang={localeTag(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0a3742" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <PageHeadTags />
      </head>
      <body>
        {children}
        <script id={pageStartId} type="application/json" suppressHydrationWarning>
          {startText}
        </script>
        {linkedText === '' || route !== first.current ? null : (
          <script id={linkedDataId} type="application/ld+json" suppressHydrationWarning>
            {linkedText}
          </script>
        )}
      </body>
    </html>
  );
};

/** Title, description, share tags, canonical and language links of the current page. */
const PageHeadTags = () => {
  const { title, meta, links } = useShared(useShopState().head);
  return (
    <>
      <title>{title}</title>
      {meta.map((tag) => (
        <meta key={'name' in tag ? tag.name : tag.property} {...tag} />
      ))}
      {links.map((link) =>
        link.rel === 'canonical' ? (
          <link key="canonical" {...link} />
        ) : (
          <link key={link.hreflang} rel="alternate" hrefLang={link.hreflang} href={link.href} />
        ),
      )}
    </>
  );
};
