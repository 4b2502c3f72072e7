import { cryptoRandom } from '@shop/adapters/platform/random/crypto-random';
import { sellingSample } from '@shop/adapters/sample/catalog/offered-sample';
import { sellerAccounts } from '@shop/adapters/seller/seller-accounts';
import { pageRequests } from '@shop/adapters/server/page-requests';
import { memoryAccountStore } from '@shop/adapters/store/memory/memory-account-store';
import { memoryTryStore } from '@shop/adapters/store/memory/memory-try-store';
import { memberCheckout } from '@shop/adapters/wire/client/member-checkout';
import type { CustomerEntry } from '@shop/core/ports/checkout-port';
import type { ProfilePort } from '@shop/core/ports/profile-port';
import { someCountries } from '@shop/core/testing/customer-arbitraries';
import { okAsync } from 'neverthrow';
import { checkoutWithDrafts, memoryDrafts } from '../server/forms/customer-drafts.ts';
import { pagesApp } from '../server/pages/pages-app.ts';
import { samplePages, sampleSettings } from './sample-pages.ts';
import { sampleClock, samplePorts, today } from './sample-ports.ts';

const soldNothing = sellingSample(today);

/** Creates a shop over https with accounts, and records the buyers' data that reach its provider. */
export const memberPages = (profile?: ProfilePort) => {
  const accounts = sellerAccounts({
    store: memoryAccountStore(() => soldNothing),
    tries: memoryTryStore(sampleClock),
    clock: sampleClock,
    random: cryptoRandom,
    hashCost: { N: 2 ** 10, r: 8, p: 1 },
  });
  const entries: CustomerEntry[] = [];
  const checkout = {
    ...samplePorts.checkout,
    loadCustomer: () => okAsync({ countries: someCountries }),
    saveCustomer: (entry: CustomerEntry) => {
      entries.push(entry);
      return okAsync({});
    },
  };
  const usedProfile = profile ?? accounts;
  const drafts = memoryDrafts(sampleClock.now);
  const ports = { ...samplePorts, checkout: checkoutWithDrafts(memberCheckout(checkout, usedProfile), drafts) };
  const app = pagesApp(
    samplePages({
      profile: usedProfile,
      accounts,
      drafts,
      ports: { ...ports, random: cryptoRandom },
      ...pageRequests({ secure: true, publicOrigin: sampleSettings.origin, memberDomain: 'shop.example' }),
    }),
  );
  const send = async (path: string, cookie = '', init: RequestInit = {}) => {
    const answer = await app.request(path, { ...init, headers: { ...init.headers, Cookie: cookie } });
    const { status, headers } = answer;
    const lines = headers.getSetCookie();
    /** The cookies of the browser afterwards. */
    const jar = lines.map((line) => line.replace(/;.*/, '')).join('; ');
    return { status, headers, to: headers.get('location'), html: await answer.text(), lines, cookie: jar };
  };
  const post = (path: string, fields: Record<string, string>, cookie = '', headers: Record<string, string> = {}) =>
    send(path, cookie, { method: 'POST', headers, body: new URLSearchParams(fields) });
  return { send, post, accounts, entries };
};
