import type { CheckoutPort } from '@shop/core/checkout/checkout-port';
import type { Cleaner } from '@shop/core/content/clean-html';
import type { ContentPort } from '@shop/core/content/content-port';
import type { ProfilePort } from '@shop/core/member/profile-port';
import { type CallTable, callTable } from '../calls/call-table.ts';
import { portsOver } from '../calls/ports-over.ts';
import { guardedCarts } from '../client/cent-guard.ts';
import { type FetchTransportSettings, fetchTransport } from '../client/fetch-transport.ts';
import { foreignAnswers, type OddAnswer } from '../client/foreign-answers.ts';
import type { BasicAuth } from '../client/http-request.ts';
import { memberCheckout, profileFirst } from '../client/member-checkout.ts';
import { retryingTransport } from '../client/retrying-transport.ts';
import { type SessionEntries, sessionCheckout } from '../client/session-checkout.ts';
import { checkedCheckout } from '../payment/checked-checkout.ts';
import type { FetchFunction } from '../payment/provider-api.ts';
import { payWithCard } from '../payment-standin/pay-with-card.ts';
import { type ContentSystem, umbracoContent } from '../umbraco/umbraco-content.ts';
import type { OpenedProvider } from './opened-provider.ts';

/** Units: milliseconds for one try, from the first byte sent to the last one read; for content also with its repeat. */
const timeoutMs = 3000;

/** The provider's login asks for an environment number, which no browser knows. */
const accountCalls: CallTable = { ...callTable, logIn: { ...callTable.logIn, fixed: { environment: 999 } } };

export type RemoteShopOptions = {
  /** A shop's own address or a provider's, without a slash at the end: both speak the same calls. */
  readonly url: string;
  /** The shared client credential of a provider; lent to the provider's calls, and to accounts and content nowhere else. */
  readonly credential?: BasicAuth;
  /** A content system elsewhere, and what is kept of its rich text. Without one the provider is another server of
   *  this shop (D-OWN-CONTENT). */
  readonly content?: { readonly system: ContentSystem; readonly clean: Cleaner; readonly ownOrigin?: string };
  /** What is kept of the provider's rich text; all of it when absent. */
  readonly clean?: Cleaner;
  /** Where accounts live when it is not `url`. */
  readonly profileUrl?: string;
  /** The log-in's own fixed credential (R-CALL-19); the shop's is lent where accounts live at its address and have none. */
  readonly profileCredential?: BasicAuth;
  /** Where its buyers may be sent to pay besides its own origin; without a list a shop's own server vouches for what it says. */
  readonly paymentOrigins?: readonly string[];
  /** Where it keeps what each session saved, when it serves visitors: a provider answers a cart's data to any caller that has its id. */
  readonly sessions?: SessionEntries;
  readonly fetch?: FetchFunction;
  /** Told of answers that are read only in part, and of a credential that is not taken. */
  readonly onOddAnswer?: (odd: OddAnswer) => void;
};

const contentOf = (
  { system, ...reading }: NonNullable<RemoteShopOptions['content']>,
  fetch: FetchFunction,
  onOddAnswer: RemoteShopOptions['onOddAnswer'] = () => undefined,
): ContentPort => umbracoContent({ ...system, ...reading, fetch, deadlineMs: timeoutMs, onOddAnswer });

/** With a credential, or for visitors, sessions and members are checked here; a server of this shop checks them itself. */
const checkoutFor = (
  { credential, sessions }: RemoteShopOptions,
  checkout: CheckoutPort,
  profile: ProfilePort,
): CheckoutPort => {
  const own = sessions === undefined ? checkout : sessionCheckout(checkout, sessions);
  if (credential !== undefined) return memberCheckout(own, profile);
  return sessions === undefined ? own : profileFirst(own, profile);
};

/** A shop over HTTP. Calls that may be repeated are. */
export const remoteShop = (options: RemoteShopOptions): OpenedProvider => {
  const { url, credential, content, profileUrl = url, paymentOrigins, fetch = globalThis.fetch } = options;
  const answers = foreignAnswers(options.onOddAnswer ?? (() => undefined), options.clean);
  const ports = (settings: Omit<FetchTransportSettings, 'fetch' | 'timeoutMs' | 'answers'>) =>
    portsOver(retryingTransport(fetchTransport({ ...settings, fetch, timeoutMs, answers })));
  const basicAuth = credential === undefined ? {} : { basicAuth: credential };
  const calls = ports({ baseUrl: url, ...basicAuth });
  const checked = paymentOrigins === undefined ? calls : checkedCheckout(calls, [url, ...paymentOrigins]);
  const { profileCredential = profileUrl === url ? credential : undefined } = options;
  const profileAuth = profileCredential === undefined ? {} : { basicAuth: profileCredential };
  const profile = ports({ baseUrl: profileUrl, calls: accountCalls, ...profileAuth });
  return {
    shop: options.onOddAnswer === undefined ? calls : guardedCarts(calls, options.onOddAnswer),
    checkout: checkoutFor(options, checked, profile),
    content: content === undefined ? calls : contentOf(content, fetch, options.onOddAnswer),
    profile,
    payWithCard: (pageAddress, card) => payWithCard(new URL(pageAddress, url).href, card, fetch),
    fault: () => undefined,
    close: async () => undefined,
  };
};
