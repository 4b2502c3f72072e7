import type { BrowserContext, Page } from '@playwright/test';
import type { PersonCategories } from '@shop/core/catalog/person-categories';
import type { OrderPapers } from '@shop/core/checkout/order-papers';
import type { PaymentReturn } from '@shop/core/checkout/payment-callback';
import type { WordsByLanguage } from '@shop/core/content-doctor/word-checks';
import type { Instant } from '@shop/core/dates/instant';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { MovedShop } from '@shop/core/host/views/shop-sums';
import type { Language } from '@shop/core/languages/language';
import type { MemberSession } from '@shop/core/member/member-session';
import type { Translations } from '@shop/core/paths/route-key';
import type { CatalogFile, CatalogMistake, CatalogPort } from '@shop/core/ports/catalog-port';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { DeskPort } from '@shop/core/ports/desk-port';
import type { PeoplePort } from '@shop/core/ports/people-port';
import type { PaymentCard } from '@shop/core/ports/provider';
import type { TracePort } from '@shop/core/ports/trace-port';
import type { Basket, PriceRules } from '@shop/core/pricing/basket-price';
import type { OwnWorld, PlacedScenario, Scenario } from '@shop/core/scenario/scenario';
import type { UseCases } from '@shop/core/use-cases';
import type { Result, ResultAsync } from 'neverthrow';
import type { ShopSettings } from '../arguments/global-options.ts';
import type { Failure } from '../failures/failure.ts';
import type { Terminal } from '../terminal/terminal.ts';

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

/** Goes through the payment page in a window, as a buyer does; `isBack` tells whether the window shows the shop again. */
export type PayOnPage = (page: Page, language: Language, card: PaymentCard, isBack: () => boolean) => Promise<void>;

/** A Chromium for visitors of scenarios. */
export type VisitorsBrowser = {
  /** A context of one visitor, with its own cookies and windows. */
  newVisitor(): Promise<BrowserContext>;
  readonly payOnPage: PayOnPage;
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

/** A server that runs beside the program. */
export type ServedShop = { readonly url: string; stop(): Promise<void> };

/** Why a scenario cannot be had: a file that cannot be read, or mistakes in it. */
type ScenarioFault =
  | { readonly type: 'unreadable'; readonly reason: string }
  | { readonly type: 'mistakes'; readonly mistakes: readonly CatalogMistake[] };

/** A folder for one scenario: its data folder is `data` in it. */
type WorldFolder = {
  readonly folder: string;
  /** The file that says what goes wrong in it. */
  readonly levers?: string;
  remove(): void;
};

/** What a run has to do with scenario files, and with the worlds that they take place in. */
export type ScenarioAccess = {
  /** Every scenario of a file, or of the files of a folder; paths are taken from the working folder, `-` is what is piped in. */
  read(path: string): Result<readonly PlacedScenario[], ScenarioFault>;
  /** JSON Schema of a scenario file, for editors. */
  schema(): unknown;
  /** How many levers a file, or the files of a folder, pull; `-` is what is piped in (D-LEVERS). */
  leverCount(path: string): Result<number, ScenarioFault>;
  /** JSON Schema of a lever file, for editors. */
  leverSchema(): unknown;
  /** Number of a test card by what its bank says; any other text as it is. */
  cardNumber(name: string): string;
  /** A folder with a shop as a first start makes it at that moment, furnished as the world says. Error: one line. */
  makeWorld(world: OwnWorld, at: Instant): Promise<Result<WorldFolder, string>>;
  /** Calls of a trace that change something, one line each, the same wherever the same visit is made. Error: one line. */
  changingCalls(file: string): Result<readonly string[], string>;
  /** A folder with nothing in it. */
  emptyFolder(): WorldFolder;
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

/** A shop that was opened for its operator. */
export type OpenOperator = {
  readonly catalog: CatalogPort;
  readonly desk: DeskPort;
  /** Personal records; only of a data folder or database of one's own. */
  readonly people?: PeoplePort;
  /** IANA name of the resort's time zone. */
  readonly zone: string;
  close(): Promise<void>;
};

/** What commands do with folders of catalog files; needs no shop. */
export type CatalogFolders = {
  /** Errors: why the folder cannot be read. */
  read(folder: string): Result<readonly CatalogFile[], string>;
  /** Whole or not at all. Errors: why the folder cannot be written, or that something is in it. */
  write(folder: string, files: readonly CatalogFile[]): Result<void, string>;
  /** Every mistake of all files, in order. */
  check(files: readonly CatalogFile[], empty: boolean): readonly CatalogMistake[];
  /** JSON Schema of a file, for editors. */
  schema(): unknown;
};

/** Everything behind the commands; the composition root makes it. */
export type ShopAccess = {
  openShop(settings: ShopSettings, terminal: Terminal): ResultAsync<OpenShop, Failure>;
  /** Opens a shop for its operator; `makesShop` fills a data folder that holds none. */
  openOperator(settings: ShopSettings, terminal: Terminal, makesShop: boolean): ResultAsync<OpenOperator, Failure>;
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
  traces(folder: string): Promise<TracePort>;
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
