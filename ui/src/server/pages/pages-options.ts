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

/** The cookies of a request; changes become `Set-Cookie` lines. */
export type RequestJar = CookiePort & MemberJar & { readonly setCookies: () => readonly string[] };

/** Draws an order's papers, or a part of them, as a PDF. */
export type DrawOrder = (
  papers: OrderPapers,
  part?: PapersPart,
) => ResultAsync<Uint8Array<ArrayBuffer>, ErrorOf<'unreachable'>>;

/** The signer of wallet passes, and a function that returns the pass of a ticket by its number in the order, from 1
 *  on. */
export type TakePasses = {
  readonly port: WalletPort;
  readonly passOf: (papers: OrderPapers, number: number) => Promise<WalletPass | undefined>;
};

/** Returns the visits of an order as calendar files, in the order's language. */
export type DrawVisits = (papers: OrderPapers) => Promise<readonly VisitFile[]>;

/** Opens the sample as a separate shop. */
export type OpenSample = (clock: ClockPort) => Promise<Pick<Ports, 'shop' | 'checkout' | 'content'>>;

/** Without a log of calls there is no support file to load. */
type SettingWithSupport = PageSetting & Partial<SupportPort>;

export type PagesOptions = SettingWithSupport & {
  /** Our own accounts, when the main site is ours as well. */
  readonly accounts?: AccountsPort | undefined;
  readonly cookiesOf: (cookieHeader: string | undefined) => RequestJar;
  /** Opens the sample that the design previews under `/razrez` show; false disables the previews. */
  readonly previews: OpenSample | false;
  readonly ports: Omit<Ports, 'cookies' | 'clock'>;
  /** Returns all products of a group in a language for search engines; requests them each time by default. */
  readonly products?: SitemapSources['products'];
  /** Reads a posted form. Error: the HTTP status of an unreadable one. */
  readonly formOf: (request: Request) => Promise<Result<PostedForm, 400 | 413 | 415>>;
  /** Returns the client address of a request, if known. */
  readonly addressOf: (request: Request) => string | undefined;
  /** Returns whether a page of another site made the browser send a request. */
  readonly isForeign: (headers: Headers) => boolean;
  readonly errors: ErrorText;
  /** Draws an order's tickets as a file; `undefined` disables the download. */
  readonly drawOrder?: DrawOrder;
  /** Draws an order's calendar entries; `undefined` disables their addresses. */
  readonly drawVisits?: DrawVisits;
  /** Adds tickets to wallets; `undefined` disables their addresses. */
  readonly takePasses?: TakePasses;
  /** Storage of unsaved personal data. */
  readonly drafts: CustomerDrafts;
  /** Other hosts that pictures may come from. */
  readonly imageOrigins?: readonly string[];
  /** Other origins where buyers may be sent to pay. */
  readonly paymentOrigins?: readonly string[];
  /** Other hosts that scripts may connect to, and that scripts may come from. */
  readonly connectOrigins?: readonly string[];
  readonly scriptOrigins?: readonly string[];
};

/** Values that the handlers of a page's request share. */
export type PageEnv = {
  Variables: {
    /** Set when the answer is for this visitor alone. */
    isPrivate?: boolean;
  };
};

export type PageContext = Context<PageEnv>;
