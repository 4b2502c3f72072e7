import { shopPath } from '@shop/core/paths/shop-paths';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { ConsentPlace } from '../consent/consent-place.tsx';
import { FailedPart } from '../failures/failed-part.tsx';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { Toasts } from '../pages/toasts.tsx';
import { usePaths } from '../pages/use-paths.ts';
import { useRoute, useSettings, useShopState } from '../shop-context.tsx';
import { useShared } from '../signals/shared.ts';
import { useTranslator } from '../translations/use-translator.ts';
import { CartRefresh } from './cart-refresh.tsx';
import { Header } from './header.tsx';
import { footer } from './lazy-shell.ts';
import { Navigator } from './navigator.tsx';
import { PageBody } from './page-body.tsx';
import { PagePart } from './page-part.tsx';
import progress from './progress-bar.module.css';
import styles from './shop-page.module.css';
import { TestModeBanner } from './test-mode-banner.tsx';
import barStyles from './trouble-bar.module.css';
import { watchTrouble } from './watch-trouble.ts';

/** Header, the page's content, footer, and what floats above them. */
export const ShopPage = () => {
  const route = useRoute();
  const { t } = useTranslator();
  const { testMode } = useSettings();
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('SkipToContent')}
      </a>
      <ProgressBar />
      {testMode ? <TestModeBanner text={t('TestMode')} /> : null}
      <ConsentPlace />
      <PagePart instead={<FailedHeader />} shows={route}>
        <Header />
      </PagePart>
      <main id="content" className={styles.main} tabIndex={-1}>
        <PageBody route={route} />
      </main>
      {route.kind === 'content' && !route.page.showFooter ? null : (
        <PagePart instead={<FailedPart />} shows={route}>
          <footer.Drawn
            key={route.language}
            own={route.kind === 'content' ? route.page.footer : undefined}
            site={route.site?.footer}
          />
        </PagePart>
      )}
      <TroubleBar />
      <Toasts />
      <Navigator />
      <CartRefresh />
    </>
  );
};

/** A thin bar along the top while the next page loads; over the whole page while payment methods are checked. */
const ProgressBar = () => {
  const { t } = useTranslator();
  const [to] = useLocation();
  const { paymentMethod } = usePaths();
  return useShared(useShopState().navigating) ? (
    <div className={to === paymentMethod ? progress.page : progress.bar} role="progressbar" aria-label={t('Loading')} />
  ) : null;
};

/** Reports a missing network, or offers a reload when the page's code belongs to an old release. Typed text stays. */
const TroubleBar = () => {
  const { trouble } = useShopState();
  const now = useShared(trouble);
  const { t } = useTranslator();
  useEffect(() => watchTrouble(trouble), [trouble]);
  return (
    <div aria-live="polite" className={barStyles.bar}>
      {now === undefined ? null : (
        <Notice tone="warning">
          {t(now === 'offline' ? 'Trouble.Offline' : 'Trouble.Outdated')}{' '}
          {now === 'offline' ? null : (
            <Button look="quiet" onClick={() => location.reload()}>
              {t('Trouble.Reload')}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
};

/** Replaces a failed header: a link to the home page. */
const FailedHeader = () => {
  const { t, language } = useTranslator();
  return (
    <header>
      <a href={shopPath('home', language)}>{t('SiteTitle')}</a>
      <FailedPart />
    </header>
  );
};
