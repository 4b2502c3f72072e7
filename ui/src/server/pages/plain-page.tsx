import type { Language } from '@shop/core/languages/language';
import { localeTag } from '@shop/core/languages/locale';
import type { i18n } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import type { Address } from '../../page-data/route-data.ts';
import { type Shop, ShopProvider } from '../../shop-context.tsx';
import { drawDocument } from './draw-document.ts';

type PlainPageParts = {
  readonly language: Language;
  readonly title: string;
  /** Addresses of its style sheets, and of fonts to preload. */
  readonly styles: readonly string[];
  readonly fonts?: readonly string[];
};

const PlainDocument = ({
  language,
  title,
  styles,
  fonts = [],
  children,
}: PlainPageParts & { readonly children: ReactNode }) => (
  <html lang={localeTag(language)}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#0a3742" />
      <meta name="robots" content="noindex" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <title>{title}</title>
      {fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </head>
    <body>{children}</body>
  </html>
);

/** Draws a page outside the shop's frame as a complete document, with `banner` above the screen. It needs no script
 *  and is not indexed. */
export const plainPage = (plain: PlainPageParts, screen: ReactElement, banner: ReactNode): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(
    <PlainDocument {...plain}>
      {banner}
      <main>{screen}</main>
    </PlainDocument>,
  )}`;

type InShop = {
  readonly shop: Shop;
  readonly words: i18n;
  readonly address: Address;
  /** Scripts of the page, which run without those of the shop's pages. */
  readonly scripts?: readonly string[];
};

/** Like `plainPage`, but drawn with components of the shop, without hydration in the browser. */
export const plainShopPage = async (
  plain: PlainPageParts,
  { shop, words, address, scripts = [] }: InShop,
  body: ReactNode,
): Promise<string> => {
  const html = await drawDocument(
    <ShopProvider shop={shop}>
      <I18nextProvider i18n={words}>
        <Router ssrPath={address.path} ssrSearch={address.search}>
          <PlainDocument {...plain}>{body}</PlainDocument>
        </Router>
      </I18nextProvider>
    </ShopProvider>,
    {
      scripts,
      onError: (error) => {
        shop.reportFailure(error);
        return undefined;
      },
    },
  );
  return html.toString();
};
