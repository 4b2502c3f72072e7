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

/** Timeout of one try in milliseconds, from the first byte sent to the last one read. For content it includes the
 *  repeat. */
export const timeoutMs = 3000;

/** The provider's log-in requires an environment number, which browsers do not send. */
const accountCalls: CallTable = { ...callTable, logIn: { ...callTable.logIn, fixed: { environment: 999 } } };

export type RemoteShopOptions = {
  /** Address of a shop or a provider, without a trailing slash: both have the same calls. */
  readonly url: string;
  /** Shared client credential of a provider. Sent with its calls, and to accounts and content only on its origin. */
  readonly credential?: BasicAuth;
  /** Address of accounts, if it is not `url`. */
  readonly profileUrl?: string;
  /** Credential of the log-in. Default: the shop's, if accounts have its address. */
  readonly profileCredential?: BasicAuth;
  /** Other origins to which buyers may be sent for payment. Without a list, a server of this shop is trusted. */
  readonly paymentOrigins?: readonly string[];
  /** Entries of each session, for a server with visitors: a provider returns a cart's data to any caller with its
   *  id. */
  readonly sessions?: SessionEntries;
  /** Cleans the provider's rich text. Without it, the text is used unchanged. */
  readonly clean?: Cleaner;
  readonly fetch?: FetchFunction;
  /** Called for answers that are only partly readable, and for a refused credential. */
  readonly onOddAnswer?: (odd: OddAnswer) => void;
};

/** Returns the checkout for a provider. With a credential or visitors, sessions and members are checked here; a
 *  server of this shop checks them itself. */
const checkoutFor = (
  { credential, sessions }: RemoteShopOptions,
  checkout: CheckoutPort,
  profile: ProfilePort,
): CheckoutPort => {
  const own = sessions === undefined ? checkout : sessionCheckout(checkout, sessions);
  if (credential !== undefined) return memberCheckout(own, profile);
  return sessions === undefined ? own : profileFirst(own, profile);
};

/** Maximum number of concurrent calls to the provider. */
const mostCalls = 256;

/** Returns a shop over HTTP. Calls that are safe to repeat are repeated. */
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
