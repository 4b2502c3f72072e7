import type { BrowserContext, Page } from '@playwright/test';
import type { Cart } from '@shop/core/cart/cart';
import type { Order } from '@shop/core/checkout/order';
import type { OrderPapers } from '@shop/core/checkout/order-papers';
import type { PaymentReturn } from '@shop/core/checkout/payment-callback';
import type { WordsByLanguage } from '@shop/core/content/doctor/word-checks';
import type { Translations } from '@shop/core/content/route-key';
import type { Instant } from '@shop/core/dates/instant';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { Language } from '@shop/core/languages/language';
import type { MemberSession } from '@shop/core/member/member-session';
import type { PersonCategories } from '@shop/core/packages/person-categories';
import type { CatalogFile, CatalogMistake, CatalogPort } from '@shop/core/ports/catalog-port';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { DoorPort } from '@shop/core/ports/door-port';
import type { OrdersPort } from '@shop/core/ports/orders-port';
import type { OutboxPort } from '@shop/core/ports/outbox-port';
import type { PeoplePort } from '@shop/core/ports/people-port';
import type { Basket, PriceRules } from '@shop/core/pricing/basket-price';
import type { Scenario } from '@shop/core/scenario/scenario';
import type { UseCases } from '@shop/core/use-cases';
import type { Result, ResultAsync } from 'neverthrow';
import type { Failure } from './failure.ts';
import type { ScenarioAccess } from './scenario/scenario-access.ts';
import type { Target } from './target.ts';
import type { Terminal } from './terminal.ts';

/** What decides which shop a command acts on, and as whom. */
export type ShopSettings = {
  readonly target: Target;
  /** The file that keeps this visitor's cookies between commands. */
  readonly jar: string;
  /** The moment that the command believes it is; the system's clock when absent. */
  readonly at?: Instant;
  /** Repeats a command's random choices; the system's randomness when absent. */
  readonly seed?: string;
  /** The file that every call of the shop is added to. */
  readonly record?: string;
  /** The file that says what goes wrong on purpose (D-LEVERS). */
  readonly levers?: string;
};

/** A card as the payment page asks for it. */
export type PaymentCard = {
  readonly number: string;
  /** `MM/YY` */
  readonly expiry: string;
  readonly cvc: string;
  readonly holder: string;
  /** What the buyer answers when the card's bank asks back. */
  readonly challenge: 'confirm' | 'reject';
};

/** A shop that a command can act on. */
export type OpenShop = {
  readonly useCases: UseCases;
  /** Who is logged in, as far as the jar knows. */
  readonly member: MemberSession;
  readonly clock: ClockPort;
  /** IANA name of the resort's time zone. */
  readonly zone: string;
  /** Which sub price categories mean an adult and a child. */
  readonly personCategories: PersonCategories;
  /** Goes through the hosted payment page as a browser would, up to the address it is sent back to. */
  payWithCard(pageAddress: string, card: PaymentCard): ResultAsync<PaymentReturn, ShopError>;
  /** An order as a PDF, in its own language. */
  drawOrder(papers: OrderPapers): ResultAsync<Uint8Array, never>;
  /** What turned out on the way not to be usable or not to be kept, in words; to be asked before saying that all went well. */
  fault(): string | undefined;
  close(): Promise<void>;
};

export const serverParts = ['pages', 'api', 'payments'] as const;

export type ServeSettings = {
  readonly port?: number;
  readonly host?: string;
  readonly dataDir?: string;
  /** Only one part of the shop in this process; all of them when absent. */
  readonly only?: (typeof serverParts)[number];
} & Pick<ShopSettings, 'at' | 'seed' | 'levers' | 'record'>;

/** What commands do with folders of catalog files; needs no shop. */
export type CatalogFolders = {
  /** Errors: why the folder cannot be read. */
  read(folder: string): Result<readonly CatalogFile[], string>;
  /** Whole or not at all. Errors: why the folder cannot be written, or that something is in it. */
  write(folder: string, files: readonly CatalogFile[]): Result<void, string>;
  /** Every mistake of all files, in order. */
  check(files: readonly CatalogFile[]): readonly CatalogMistake[];
  /** JSON Schema of a file, for editors. */
  schema(): unknown;
};

/** Why there are no prices: what cannot be read, or what is wrong in which files. */
export type PriceFault =
  | { readonly type: 'unreadable'; readonly reason: string }
  | { readonly type: 'mistakes'; readonly folder: string; readonly mistakes: readonly CatalogMistake[] };

/** Prices as files; needs no shop. Paths are taken from the working folder; `-` is what is piped in. */
export type PriceFiles = {
  /** Lines and a code of one file. */
  read(file: string): Result<Basket, PriceFault>;
  /** What a folder of catalog files, or one file of prices, sells for which prices. */
  rules(path: string): Result<PriceRules, PriceFault>;
  /** The text of a file that reads as this. */
  written(basket: Basket): string;
  /** The same of a scenario. */
  scenario(scenario: Scenario): string;
};

/** What a recorded call led to. */
export type StepOutcome =
  | { readonly type: 'cart'; readonly cart: Cart }
  | { readonly type: 'order'; readonly order: Order }
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly error: ShopError };

/** A recorded call. */
export type TraceStep = {
  readonly at: Instant;
  readonly call: string;
  readonly changes: boolean;
  /** In which it was asked, where it says so. */
  readonly language?: Language;
  readonly asked: readonly (readonly [name: string, value: string])[];
  readonly outcome: StepOutcome;
  /** Units: milliseconds until it was answered. */
  readonly ms: number;
};

/** Recorded calls, with what is known of the shop that answered them. */
export type OpenedCapsule = {
  readonly steps: readonly TraceStep[];
  /** IANA name of the resort's time zone. */
  readonly zone: string;
  /** Where calls could not be kept: before the step of that index, which is how many there are for the end. `count` is how many, where
   *  that is known. */
  readonly missing: readonly { readonly before: number; readonly count?: number }[];
  /** Words that the recorded content told, by language. */
  readonly words: ReadonlyMap<Language, Translations>;
  readonly world?: {
    readonly at: Instant;
    readonly catalogVersion: number;
    readonly seed?: string;
    /** Persons that others than the recorded visitor have. */
    readonly places: readonly { readonly facility: string; readonly period: string; readonly taken: number }[];
    readonly codes: readonly { readonly code: string; readonly used: number }[];
  };
};

/** Capsules as files; needs no shop. `-` is what is piped in. */
export type CapsuleBench = {
  /** Error: one line about a file that holds none. */
  read(file: string): Result<OpenedCapsule, string>;
  /** What its visitor did, in a world of its own. Error: one line, also about a trace that tells no world. */
  scenario(file: string): Result<Scenario, string>;
};

/** What a shop sells, for its operator. */
export type OpenCatalog = { readonly catalog: CatalogPort; close(): Promise<void> };

/** What staff ask a shop for: where tickets are shown, mails are sent once more and orders are looked into. */
export type OpenDesk = {
  readonly door: DoorPort;
  readonly outbox: OutboxPort;
  readonly orders: OrdersPort;
  /** Who buys; of a database of one's own alone. */
  readonly people?: PeoplePort;
  /** IANA name of the resort's time zone. */
  readonly zone: string;
  close(): Promise<void>;
};

/** A shop that lies in another database now. Places as people are told; units: cents, persons, pieces. */
export type MovedShop = {
  readonly from: string;
  readonly to: string;
  /** An earlier run had moved it and was cut off. */
  readonly wasThere: boolean;
  readonly tables: number;
  readonly rows: number;
  readonly sums: {
    readonly orders: number;
    readonly cents: number;
    readonly placesSold: number;
    readonly placesPaying: number;
    readonly placesHeld: number;
    readonly tickets: number;
    readonly payments: number;
    readonly history: number;
    readonly mailsDue: number;
    readonly carts: number;
    readonly keys: number;
    readonly accounts: number;
  };
};

/** Goes through the payment page in a window, as a buyer does; `isBack` tells whether the window shows the shop again. */
export type PayOnPage = (page: Page, language: Language, card: PaymentCard, isBack: () => boolean) => Promise<void>;

/** A Chromium for visitors of scenarios. */
export type VisitorsBrowser = {
  /** A visitor's own: with cookies and windows that nobody else has. */
  newVisitor(): Promise<BrowserContext>;
  readonly payOnPage: PayOnPage;
  close(): Promise<void>;
};

/** A server that runs beside the program. */
export type ServedShop = { readonly url: string; stop(): Promise<void> };

/** Everything behind the commands; the composition root makes it. */
export type ShopAccess = {
  openShop(settings: ShopSettings, terminal: Terminal): ResultAsync<OpenShop, Failure>;
  /** Opens what a shop sells, as its operator. */
  openCatalog(settings: ShopSettings, terminal: Terminal): ResultAsync<OpenCatalog, Failure>;
  /** Opens what staff ask a shop for, as its operator. */
  openDesk(settings: ShopSettings, terminal: Terminal): ResultAsync<OpenDesk, Failure>;
  /** Moves the shop of a data folder into an empty PostgreSQL database (D-TRANSFER): that of DATABASE_URL where none is named. */
  transfer(
    settings: ShopSettings,
    to: string | undefined,
    terminal: Terminal,
    tell: (what: string) => Promise<void>,
  ): ResultAsync<MovedShop, Failure>;
  /** Catalog folders; days that are counted count from a moment, the system's clock's when absent. */
  catalogFolders(at?: Instant): Promise<CatalogFolders>;
  /** Prices as files below a folder; days that are counted count from a moment, the system's clock's when absent. */
  priceFiles(folder: string, at?: Instant): Promise<PriceFiles>;
  /** Recorded calls as files below a folder. */
  capsules(folder: string): Promise<CapsuleBench>;
  /** Scenario files of a working folder, and worlds for them. */
  scenarios(folder: string): Promise<ScenarioAccess>;
  /** The program's own words, for when no shop can be asked. */
  builtInTranslations(language: Language): Promise<Translations>;
  /** Words as files of a folder. Errors: why they cannot be read. */
  readWords(folder: string): Promise<Result<Partial<WordsByLanguage>, string>>;
  /** The OpenAPI document of the shop's calls. */
  openApi(): Promise<unknown>;
  /** Starts the web server in a process of its own, on a free port. */
  serveApart(settings: Pick<ServeSettings, 'dataDir' | 'at' | 'levers' | 'record'>): ResultAsync<ServedShop, Failure>;
  /** Starts a Chromium. Errors: `unusable` with what is missing and how to get it. */
  openBrowser(): ResultAsync<VisitorsBrowser, Failure>;
  /** Starts the web server in this process and returns once it runs. */
  serve(settings: ServeSettings): ResultAsync<void, Failure>;
};
