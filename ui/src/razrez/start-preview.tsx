import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { composeBrowser } from '../compose/browser.ts';
import { pageStartId } from '../page-start.ts';
import { makeI18n } from '../translations/make-i18n.ts';
import type { PreviewStart } from './preview.ts';
import { PreviewDocument } from './preview-document.tsx';

/** Takes over the preview that the server drew. */
export const startPreview = async (): Promise<void> => {
  const startText = document.getElementById(pageStartId)?.textContent ?? '';
  const start: PreviewStart = JSON.parse(startText);
  const translations = await (await fetch(start.translationsHref)).json();
  hydrateRoot(
    document,
    <StrictMode>
      <PreviewDocument
        start={start}
        startText={startText}
        words={makeI18n('sl', translations)}
        {...composeBrowser(start)}
      />
    </StrictMode>,
    { onRecoverableError: reportError },
  );
};
