import { sampleMedia } from '@shop/adapters/sample/sample-media';
import type { Hono } from 'hono';
import { logPictureFailure } from '../../server/logs/error-log.ts';
import { hasPagesOfProvider, mediaCacheDir } from '../../server/settings/provider-settings.ts';
import type { SiteStart } from './site-start.ts';

type SitePictures = { readonly routes: readonly Hono[]; readonly stop: () => void };

/** The sample's pictures, where the shop is our own or pages of ours show them, resized while a server is idle. `stop`
 *  begins no further one. */
export const sitePictures = ({ settings, client, isIdle }: SiteStart): SitePictures => {
  const hasPictures =
    settings.PROVIDER_URL === undefined || settings.PREVIEWS !== 'off' || hasPagesOfProvider(settings);
  if (!hasPictures) return { routes: [], stop: () => undefined };
  const cacheDir = mediaCacheDir(settings);
  const { route, warm } = sampleMedia({ encoder: client.encoder, cacheDir, onFailure: logPictureFailure });
  const warming = isIdle === undefined ? undefined : warm(isIdle);
  return { routes: [route], stop: () => warming?.stop() };
};
