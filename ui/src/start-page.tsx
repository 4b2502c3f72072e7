import type { Translations } from '@shop/core/paths/route-key';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { composeBrowser } from './compose/browser.ts';
import { linkedDataId, type PageStart, pageStartId } from './page-start.ts';
import { prepareHydration } from './sections/section-registry.tsx';
import { Document } from './shell/document.tsx';
import { makeShopState } from './signals/shop-state.ts';
import { makeI18n } from './translations/make-i18n.ts';

/** Hydrates the page that the server drew. All files that it needs were named in the head and are already loading. */
export const startPage = async (): Promise<void> => {
  const textIn = (id: string): string => document.getElementById(id)?.textContent ?? '';
  const startText = textIn(pageStartId);
  const start: PageStart = JSON.parse(startText);
  const { route, settings } = start;
  const [translations] = await Promise.all([
    loadTranslations(start.translationsHref),
    route.kind === 'content' ? prepareHydration(route.sections) : undefined,
  ]);
  const { reference, ...composed } = composeBrowser(start);
  let report: (error: unknown) => void = () => undefined;
  const reportFailure = (error: unknown): void => {
    report(error);
    void import('./failures/report-failure.ts').then(
      (file) => file.reportFailure(reference, error),
      () => reportError(error),
    );
  };
  const shop = { ...composed, settings, state: makeShopState({ ...start, reference }), reportFailure };
  const { tracking } = settings;
  if (tracking !== undefined)
    void import('./consent/follow-consent.ts').then(
      ({ followConsent }) =>
        followConsent(shop, tracking, (reporter) => {
          report = reporter;
        }),
      () => undefined,
    );
  hydrateRoot(
    document,
    <StrictMode>
      {/* Replaces the server's PageFiles: `useId` counts children, so both sides need the same number. */}
      {null}
      <Document
        shop={shop}
        words={makeI18n(route.language, translations)}
        startText={startText}
        linkedText={textIn(linkedDataId)}
      />
    </StrictMode>,
    { onRecoverableError: reportError, onCaughtError: reportFailure },
  );
};

/** Loads the texts of the page. Throws when they cannot be loaded; the page then stays as the server drew it, which
 *  works without script. */
const loadTranslations = async (href: string): Promise<Translations> => {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`no words at ${href}`);
  return answer.json();
};
