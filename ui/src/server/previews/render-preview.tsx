import { arrayBuffer } from 'node:stream/consumers';
import type { UseCases } from '@shop/core/use-cases';
import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { type KitPreviewName, type PreviewStart, previewSource } from '../../razrez/preview.ts';
import { PreviewDocument } from '../../razrez/preview-document.tsx';
import { makeI18n } from '../../translations/make-i18n.ts';
import { lateStart } from '../pages/late-start.ts';
import { PageFiles } from '../pages/page-files.tsx';
import type { PageSetting } from '../pages/page-request.ts';

/** Draws a design preview of the kit whole, in Slovenian (D-PREVIEW-LANGUAGE). */
export const renderPreview = async (
  { settings, clock, translations: store, assets, onCrash }: PageSetting,
  { name, useCases, nonce }: { readonly name: KitPreviewName; readonly useCases: UseCases; readonly nonce: string },
): Promise<ArrayBuffer> => {
  const { messages, href: translationsHref } = await store.of('sl');
  const start: PreviewStart = { name, settings, now: clock.now(), translationsHref };
  const stream = await renderToReadableStream(
    <StrictMode>
      <PageFiles styles={assets.styles([previewSource])} fonts={assets.fonts('sl')} />
      <PreviewDocument
        start={start}
        startText={JSON.stringify(start)}
        words={makeI18n('sl', messages)}
        useCases={useCases}
        clock={clock}
      />
    </StrictMode>,
    {
      bootstrapScriptContent: lateStart({
        scripts: assets.scripts,
        modules: assets.modules([previewSource]),
        translationsHref,
      }),
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void onCrash(error),
    },
  );
  await stream.allReady;
  return arrayBuffer(stream);
};
