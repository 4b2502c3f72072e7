import { join } from 'node:path';
import { openEmbeddedProvider } from '@shop/adapters/embedded/open-embedded-provider';
import { startErrorText } from '@shop/adapters/embedded/start-error';
import { encoderProcess } from '@shop/adapters/media/encoder-process';
import { type MediaOffer, mediaRoute } from '@shop/adapters/media/media-route';
import { pictureCache } from '@shop/adapters/media/picture-cache';
import { renditionCache } from '@shop/adapters/media/rendition-cache';
import { httpPaymentProvider } from '@shop/adapters/payment/http-payment-provider';
import { notificationRoute } from '@shop/adapters/payment/notification-route';
import { openLedger } from '@shop/adapters/payment-standin/ledger';
import { paymentStandin } from '@shop/adapters/payment-standin/payment-standin';
import { paintingSources } from '@shop/adapters/sample/content/painting-sources';
import { sampleDrawings } from '@shop/adapters/sample/media/sample-drawings';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { err, ok, type Result } from 'neverthrow';
import type { PictureFiles, Provider, ProviderPlace } from '../provider.ts';
import type { ServerSettings } from '../settings.ts';

export type EmbeddedParts = {
  readonly settings: ServerSettings;
  readonly place: ProviderPlace;
  readonly clock: ClockPort;
  readonly random: RandomPort;
};

const pagePath = '/payment-page';

/** Units: milliseconds between two looks after payments that nobody reported on. */
const reconcilePause = 10_000;

const mediaOf = ({ DATA_DIR, MEDIA_CACHE }: ServerSettings, { picturesDir, encoder }: PictureFiles): MediaOffer => ({
  drawings: sampleDrawings,
  pictures: paintingSources(picturesDir),
  shelf: pictureCache(renditionCache(MEDIA_CACHE ?? join(DATA_DIR, 'media')), encoderProcess(encoder)),
});

/** The provider on a database file of our own, with the payment page stand-in beside it unless one runs elsewhere.
 *  Error: one line for the person who starts the shop. */
export const embeddedProvider = async (parts: EmbeddedParts): Promise<Result<Provider, string>> => {
  const { settings, place, clock, random } = parts;
  const { DATA_DIR, PAYMENT_URL } = settings;
  // Both sides of the secret live in this process unless the page runs elsewhere, so it need not outlive a start.
  const secret = settings.PAYMENT_SECRET ?? random.token();
  const pageUrl = PAYMENT_URL ?? place.origin + pagePath;
  const pageFetch = PAYMENT_URL === undefined ? place.ownFetch : fetch;

  const opened = await openEmbeddedProvider({
    dataDir: DATA_DIR,
    clock,
    random,
    paymentProvider: httpPaymentProvider({ baseUrl: pageUrl, fetch: pageFetch, secret, clock }),
    publicOrigin: () => place.origin,
    reconcile: { pause: reconcilePause, onDefect: (defect) => process.stderr.write(`${String(defect)}\n`) },
  });
  if (opened.isErr()) return err(startErrorText(opened.error));
  const { shop, checkout, content, settler, data, close } = opened.value;

  const notifications = notificationRoute({ secret, clock, settle: settler.settleNotification });
  const routes = [
    { path: '/', app: notifications },
    { path: '/', app: mediaRoute(mediaOf(settings, place.files)) },
  ];
  const provider = { shop, checkout, content, dataFile: data.databaseFile };
  if (PAYMENT_URL !== undefined) return ok({ ...provider, routes, close });

  const ledger = openLedger(join(DATA_DIR, 'payments.jsonl'));
  if (ledger.isErr()) {
    await close();
    return err(`the payment page's ledger ${ledger.error.file} cannot be used (${ledger.error.kind})`);
  }
  const page = paymentStandin({
    ledger: ledger.value,
    clock,
    random,
    secret,
    fetch: place.ownFetch,
    publicUrl: () => pageUrl,
  });
  return ok({
    ...provider,
    routes: [...routes, { path: pagePath, app: page.app }],
    close: async () => {
      await page.close();
      await close();
    },
  });
};
