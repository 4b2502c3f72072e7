import type { OrderPapers } from '@shop/core/checkout/order-papers';
import type { CustomerDrafts } from '@shop/core/customer/customer-drafts';
import type { ErrorOf } from '@shop/core/errors/shop-error';
import type { VisitFile } from '@shop/core/papers/visit-files';
import type { WalletPass } from '@shop/core/papers/wallet-pass';
import type { PapersPart } from '@shop/core/paths/order-path';
import type { AccountsPort } from '@shop/core/ports/accounts-port';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { CookiePort } from '@shop/core/ports/cookie-port';
import type { SupportPort } from '@shop/core/ports/support-port';
import type { WalletPort } from '@shop/core/ports/wallet-port';
import type { MemberJar } from '@shop/core/use-cases/member-session';
import type { Ports } from '@shop/core/use-cases/use-cases';
import type { Context } from 'hono';
import type { Result, ResultAsync } from 'neverthrow';
import type { SitemapSources } from '../files/crawler-files.ts';
import type { PostedForm } from '../forms/form-answer.ts';
import type { ErrorText } from '../forms/posted-flash.ts';
import type { PageSetting } from './page-request.ts';

/** A visitor's jar as the request brings it; what is kept in it goes back as Set-Cookie lines. */
export type RequestJar = CookiePort & MemberJar & { readonly setCookies: () => readonly string[] };

/** An order's papers as a PDF, or a part of them. */
export type DrawOrder = (
  papers: OrderPapers,
  part?: PapersPart,
) => ResultAsync<Uint8Array<ArrayBuffer>, ErrorOf<'unreachable'>>;

/** What signs tickets for wallets, and one ticket of an order as wallets take it, by its place from 1 on. */
export type TakePasses = {
  readonly port: WalletPort;
  readonly passOf: (papers: OrderPapers, number: number) => Promise<WalletPass | undefined>;
};

/** The visits of an order as files for a calendar, in the order's language. */
export type DrawVisits = (papers: OrderPapers) => Promise<readonly VisitFile[]>;

/** Opens the sample as a shop of its own. */
export type OpenSample = (clock: ClockPort) => Promise<Pick<Ports, 'shop' | 'checkout' | 'content'>>;

/** Where no calls are logged there is nothing to fetch for support. */
type SettingWithSupport = PageSetting & Partial<SupportPort>;

export type PagesOptions = SettingWithSupport & {
  /** Accounts of our own, where the main site is ours as well. */
  readonly accounts?: AccountsPort | undefined;
  readonly cookiesOf: (cookieHeader: string | undefined) => RequestJar;
  /** Opens the sample that the design previews under `/razrez` show; false where there are none. */
  readonly previews: OpenSample | false;
  readonly ports: Omit<Ports, 'cookies' | 'clock'>;
  /** All products of a group in a language for search engines; requested every time unless given. */
  readonly products?: SitemapSources['products'];
  /** Reads a posted form, or returns the status of an unreadable one. */
  readonly formOf: (request: Request) => Promise<Result<PostedForm, 400 | 413 | 415>>;
  /** Where a request came from, as far as it is known. */
  readonly addressOf: (request: Request) => string | undefined;
  /** Whether a page of another site made the browser send a request. */
  readonly isForeign: (headers: Headers) => boolean;
  readonly errors: ErrorText;
  /** Draws an order's tickets as a file; without it there is nothing to download. */
  readonly drawOrder?: DrawOrder;
  /** Draws an order's calendar entries; without it no address does. */
  readonly drawVisits?: DrawVisits;
  /** Takes tickets into wallets; without it no address does. */
  readonly takePasses?: TakePasses;
  /** Where unsaved personal data are kept. */
  readonly drafts: CustomerDrafts;
  /** Hosts besides our own that pictures come from. */
  readonly imageOrigins?: readonly string[];
  /** Where buyers may be sent to pay besides our own origin. */
  readonly paymentOrigins?: readonly string[];
  /** Hosts besides our own that scripts may talk to, and that scripts come from. */
  readonly connectOrigins?: readonly string[];
  readonly scriptOrigins?: readonly string[];
};

/** What a request of a page carries through the shop. */
export type PageEnv = {
  Variables: {
    /** Set where the answer is for this visitor alone. */
    isPrivate?: boolean;
  };
};

export type PageContext = Context<PageEnv>;
