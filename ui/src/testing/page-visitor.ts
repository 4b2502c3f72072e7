import { pageRequests } from '@shop/adapters/server/page-requests';
import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import type { ProfilePort } from '@shop/core/ports/profile-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { ShopPort } from '@shop/core/ports/shop-port';
import { checkoutWithDrafts, memoryDrafts } from '../server/forms/customer-drafts.ts';
import { pagesApp } from '../server/pages/pages-app.ts';
import { samplePages } from './sample-pages.ts';
import { sampleClock, samplePorts } from './sample-ports.ts';

/** Creates a visitor with a cart over https, who keeps the cookies of each answer. */
export const pageVisitor = (
  shop: Partial<ShopPort> = {},
  random: RandomPort = samplePorts.random,
  checkout: Partial<CheckoutPort> = {},
  profile?: ProfilePort,
) => {
  const jar = new Map([['shopCart', 'cart-1']]);
  const drafts = memoryDrafts(sampleClock.now);
  const app = pagesApp(
    samplePages({
      ports: {
        ...samplePorts,
        random,
        shop: { ...samplePorts.shop, ...shop },
        checkout: checkoutWithDrafts({ ...samplePorts.checkout, ...checkout }, drafts),
      },
      drafts,
      profile,
      ...pageRequests({ secure: true, publicOrigin: 'https://shop.example' }),
    }),
  );
  const ask = async (address: string, init: { readonly method?: string; readonly body?: URLSearchParams } = {}) => {
    const headers = { Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
    const response = await app.request(address, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return { status: response.status, to: response.headers.get('location'), text: await response.text() };
  };
  return {
    app,
    jar,
    look: (address: string) => ask(address),
    post: (address: string, fields: Readonly<Record<string, string>>) =>
      ask(address, { method: 'POST', body: new URLSearchParams(fields) }),
  };
};
