import type { Language } from '@shop/core/languages/language';
import { localeTag } from '@shop/core/languages/locale';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type Plain = {
  readonly language: Language;
  readonly title: string;
  /** Addresses of its style sheets. */
  readonly styles: readonly string[];
};

/** A page that stands outside the shop's frame and needs no script, as a whole document; nobody finds it by searching. */
export const plainPage = ({ language, title, styles }: Plain, screen: ReactElement): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang={localeTag(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>{title}</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main>{screen}</main>
      </body>
    </html>,
  )}`;
