import type { Cleaner } from '@shop/core/content/clean-html';
import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import type { ProfilePort } from '@shop/core/ports/profile-port';
import { checkedCheckout } from '../payment/client/checked-checkout.ts';
import type { FetchFunction } from '../payment/client/provider-api.ts';
import { payWithCard } from '../payment/test-bank/pay-with-card.ts';
import { boundedWork } from '../platform/admission/bounded-work.ts';
import type { SourceProvider } from '../seller/opened-provider.ts';
import { type CallTable, callTable, callTableWith } from '../wire/calls/call-table.ts';
import { portsOver } from '../wire/calls/ports-over.ts';
import { guardedCarts } from '../wire/client/cent-guard.ts';
import { type FetchTransportSettings, fetchTransport } from '../wire/client/fetch-transport.ts';
import { foreignAnswers, mendedAnswers, type OddAnswer, unusableAnswer } from '../wire/client/foreign-answers.ts';
import type { BasicAuth } from '../wire/client/http-request.ts';
import { memberCheckout, profileFirst } from '../wire/client/member-checkout.ts';
import { retryingTransport } from '../wire/client/retrying-transport.ts';
import { type SessionEntries, sessionCheckout } from '../wire/client/session-checkout.ts';
import { withCountries } from '../wire/client/with-countries.ts';
import { htmlBy } from '../wire/codec/texts.ts';

/** Units: milliseconds for one try, from the first byte sent to the last one read; for content also with its repeat. */
export const timeoutMs = 3000;

/** The provider's login asks for an environment number, which no browser knows. */
const accountCalls: CallTable = { ...callTable, logIn: { ...callTable.logIn, fixed: { environment: 999 } } };

export type RemoteShopOptions = {
  /** A shop's own address or a provider's, without a slash at the end: both speak the same calls. */
  readonly url: string;
  /** Shared client credential of a provider; sent with its calls, and to accounts and content only on its origin. */
  readonly credential?: BasicAuth;
  /** Where accounts live when it is not `url`. */
  readonly profileUrl?: string;
  /** The log-in's own credential; the shop's is used where accounts share its address. */
  readonly profileCredential?: BasicAuth;
  /** Where buyers may be sent to pay besides its own origin; without a list, a server of this shop is trusted. */
  readonly paymentOrigins?: readonly string[];
  /** What each session saved, for a server with visitors: a provider returns a cart's data to any caller with its
   *  id. */
  readonly sessions?: SessionEntries;
  /** What is kept of the provider's rich text; all of it when absent. */
  readonly clean?: Cleaner;
  readonly fetch?: FetchFunction;
  /** Told of answers that are read only in part, and of a credential that is not taken. */
  readonly onOddAnswer?: (odd: OddAnswer) => void;
};

/** With a credential, or for visitors, sessions and members are checked here; a server of this shop checks them
 *  itself. */
const checkoutFor = (
  { credential, sessions }: RemoteShopOptions,
  checkout: CheckoutPort,
  profile: ProfilePort,
): CheckoutPort => {
  const own = sessions === undefined ? checkout : sessionCheckout(checkout, sessions);
  if (credential !== undefined) return memberCheckout(own, profile);
  return sessions === undefined ? own : profileFirst(own, profile);
};

/** Calls that wait for a silent provider at a time. */
const mostCalls = 256;

/** A shop over HTTP. Calls that may be repeated are. */
export const remoteShop = (options: RemoteShopOptions): SourceProvider => {
  const { url, credential, profileUrl = url, paymentOrigins, fetch = globalThis.fetch } = options;
  const report = options.onOddAnswer ?? (() => undefined);
  const isForeign = options.clean !== undefined;
  const answers = isForeign ? foreignAnswers(report) : mendedAnswers(report);
  const known = options.clean === undefined ? callTable : callTableWith(htmlBy(options.clean));
  const numbers = isForeign ? 'digits' : 'marked';
  const outside = boundedWork(mostCalls, 0);
  const ports = (settings: Omit<FetchTransportSettings, 'fetch' | 'timeoutMs' | 'answers' | 'numbers'>) => {
    const once = isForeign ? 'cancelOrder' : undefined;
    const transport = retryingTransport(fetchTransport({ ...settings, fetch, timeoutMs, answers, numbers }), { once });
    return portsOver({
      call: (name, request, context) =>
        outside(async () => transport.call(name, request, context)).andThen((replied) => replied),
    });
  };
  const calls = ports({ baseUrl: url, calls: known, basicAuth: credential });
  const checked =
    paymentOrigins === undefined
      ? calls
      : checkedCheckout(calls, [url, ...paymentOrigins], (origin) =>
          report(unusableAnswer('startPayment', `buyers may not be sent to ${origin}`)),
        );
  const { profileCredential = profileUrl === url ? credential : undefined } = options;
  const profile = ports({ baseUrl: profileUrl, calls: accountCalls, basicAuth: profileCredential });
  return {
    shop: options.onOddAnswer === undefined ? calls : guardedCarts(calls, options.onOddAnswer),
    checkout: checkoutFor(options, isForeign ? withCountries(checked) : checked, profile),
    content: calls,
    profile,
    routes: [],
    payWithCard: (pageAddress, card) => payWithCard(new URL(pageAddress, url).href, card, fetch),
    fault: () => undefined,
    close: async () => undefined,
  };
};
