import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import { Loader } from '../kit/loader.tsx';
import { ShopPage } from '../shell/shop-page.tsx';
import { type Shop, ShopProvider } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './kit-page.module.css';
import { type PagePreviewName, previewPath, previewTitle } from './preview.ts';

/** A page of the shop as designers look at it: drawn by the server from the shop's own components, without any script, so that
 *  nothing in it acts (D-PREVIEWS). */
export const PagePreview = ({
  name,
  shop,
  words,
}: {
  readonly name: PagePreviewName;
  readonly shop: Shop;
  readonly words: i18n;
}) => (
  <ShopProvider shop={shop}>
    <I18nextProvider i18n={words}>
      <Router ssrPath={previewPath(name)} ssrSearch="">
        <html lang="sl-SI" data-preview="">
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
            <title>{previewTitle(name)}</title>
          </head>
          <body>{name === 'loader' ? <LoaderPreview /> : <ShopPage />}</body>
        </html>
      </Router>
    </I18nextProvider>
  </ShopProvider>
);

const LoaderPreview = () => {
  const { t } = useTranslator();
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{t('Loading')}</h1>
      <Loader text={t('Payment.Redirecting')} />
    </main>
  );
};
