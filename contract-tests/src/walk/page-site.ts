import { siteContent } from '@shop/adapters/content/site-content';
import { builtInTranslations } from '@shop/adapters/content/translations/built-in-translations';
import { notificationRoute } from '@shop/adapters/payment/client/notification-route';
import { notificationPath, type PaymentNotification } from '@shop/adapters/payment/client/provider-api';
import { sign, signatureHeaders } from '@shop/adapters/payment/client/signature';
import { cryptoRandom } from '@shop/adapters/platform/random/crypto-random';
import { sampleContent } from '@shop/adapters/sample/content/sample-content';
import { sellerAccounts } from '@shop/adapters/seller/seller-accounts';
import { apiRouter } from '@shop/adapters/server/api-router';
import { pageRequests } from '@shop/adapters/server/page-requests';
import { listen } from '@shop/adapters/server/server';
import { memoryAccountStore } from '@shop/adapters/store/memory/memory-account-store';
import { memoryTryStore } from '@shop/adapters/store/memory/memory-try-store';
import { memberCheckout } from '@shop/adapters/wire/client/member-checkout';
import { callsAt } from '@shop/adapters/wire/client/testing/calls-at';
import { type SellerState, sellingState } from '@shop/core/seller/state';
import { ResultAsync } from 'neverthrow';
import { checkoutWithDrafts, memoryDrafts } from '../../../ui/src/server/forms/customer-drafts.ts';
import { pagesApp } from '../../../ui/src/server/pages/pages-app.ts';
import { siteApp } from '../../../ui/src/server/site-app.ts';
import { translationsStore } from '../../../ui/src/server/translations-store.ts';
import { samplePages, sampleSettings } from '../../../ui/src/testing/sample-pages.ts';
import type { Called } from './visitors.ts';
import { walkCatalog } from './walk-catalog.ts';
import type { WalkWorld } from './walk-worlds.ts';

/** The origin that visitors use; the socket is on this machine. */
export const publicOrigin = 'https://shop.example';

const secret = 'a secret of bank and shop';

/** The cheapest allowed parameters of the password hash. */
const hashCost = { N: 16, r: 1, p: 1 };

/** A member with an account at the embedded provider. */
export const member = {
  name: 'Maja',
  surname: 'Velikonja',
  phone: '+386 41 222 333',
  address: 'Trubarjeva 5',
  postCode: '1000',
  city: 'Ljubljana',
  countryCode: 'SI',
  email: 'maja@example.com',
  wellcardId: '',
};
export const memberPassword = 'a password of hers';

const emptyState: SellerState = sellingState(walkCatalog(), { sold: [], places: [] });

/** The shop's own pages, which never change during a walk. */
const pages = siteContent(sampleContent, { zone: 'Europe/Ljubljana', fresh: Number.POSITIVE_INFINITY });

export type Site = {
  readonly url: string;
  /** Posts a notification, signed with the bank's secret or another one. Returns the status of the answer. */
  readonly post: (message: PaymentNotification, signedWith?: string) => Promise<number>;
  /** The calls of the page's script. */
  readonly calls: ReturnType<typeof callsAt>;
  readonly close: () => Promise<void>;
};

/** Opens the whole site of a host on a real socket: pages, calls, and the address for the bank's notifications. */
export const openSite = async (
  { shop, checkout: bare, notify }: Called,
  { clock }: WalkWorld,
  onCrash: (cause: unknown) => void,
): Promise<Site> => {
  const drafts = memoryDrafts(clock.now);
  const profile = sellerAccounts({
    store: memoryAccountStore(() => emptyState),
    tries: memoryTryStore(clock),
    clock,
    random: cryptoRandom,
    hashCost,
  });
  (await profile.register({ member, password: memberPassword }))._unsafeUnwrap();
  const checkout = checkoutWithDrafts(memberCheckout(bare, profile), drafts);
  const api = apiRouter({
    shop,
    checkout,
    profile,
    content: pages,
    random: cryptoRandom,
    secure: false,
    publicOrigin,
    onCrash,
  });
  const bank = notificationRoute({ secret, clock, settle: (message) => ResultAsync.fromSafePromise(notify(message)) });
  const app = pagesApp(
    samplePages({
      ports: { shop, checkout, content: pages, random: cryptoRandom },
      profile,
      drafts,
      clock,
      onCrash,
      paymentOrigins: ['https://bank.example'],
      ...pageRequests({ secure: false, publicOrigin }),
      translations: translationsStore(pages, builtInTranslations),
      settings: { ...sampleSettings, mainSiteUrl: publicOrigin },
    }),
  );
  const site = siteApp([bank, api, app], onCrash);
  const { url, close } = (await listen(site, { host: '127.0.0.1', port: 0 }))._unsafeUnwrap();
  const post = async (message: PaymentNotification, signedWith = secret): Promise<number> => {
    const text = JSON.stringify(message);
    const headers = { 'content-type': 'application/json', ...signatureHeaders(sign(signedWith, text, clock)) };
    return (await fetch(url + notificationPath, { method: 'POST', body: text, headers })).status;
  };
  const calls = callsAt(url);
  return { url, close, post, calls };
};
