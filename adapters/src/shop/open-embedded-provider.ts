import type { PersonCategories } from '@shop/core/catalog/person-categories';
import type { SoldOutReport } from '@shop/core/checkout/place-report';
import type { SellerSettings } from '@shop/core/checkout/seller';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { ClientLimits } from '@shop/core/limits/client-limits';
import type { AccountsPort } from '@shop/core/ports/accounts-port';
import type { PaymentProviderPort } from '@shop/core/ports/payment-provider-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { Retention } from '@shop/core/seller/retention/retention';
import { sql } from 'kysely';
import { ok, type ResultAsync } from 'neverthrow';
import { readInChild } from '../catalog-files/read-in-child.ts';
import { contentFiles } from '../content/files/content-files.ts';
import type { FileMistake } from '../content/files/json-file.ts';
import type { NotificationRouteOptions } from '../payment/client/notification-route.ts';
import type { ReturnRoutesOptions } from '../payment/client/return-routes.ts';
import { sampleContent } from '../sample/content/sample-content.ts';
import { commandRunner, type OnOrderEvent } from '../seller/commands/run-command.ts';
import { dueWorker } from '../seller/due-work.ts';
import { type MailerOptions, sendMails } from '../seller/mail-work.ts';
import { writeMissingRows } from '../seller/missing-rows.ts';
import type { SourceProvider } from '../seller/opened-provider.ts';
import type { HashCost } from '../seller/password-hash.ts';
import { noReports, type PaymentReports } from '../seller/payment-parts.ts';
import { reconcileWork } from '../seller/payment-settler.ts';
import { repeatedLook } from '../seller/repeated-look.ts';
import { retentionWork } from '../seller/retention-work.ts';
import { sellerAccounts } from '../seller/seller-accounts.ts';
import { sellerBooks } from '../seller/seller-books.ts';
import { sellerDesk } from '../seller/seller-desk.ts';
import { sellerPorts } from '../seller/seller-ports.ts';
import type { WorkStore } from '../seller/seller-store.ts';
import { silenceWatch } from '../seller/silence-watch.ts';
import type { WorkFailure } from '../seller/work-failure.ts';
import { daysEndOf } from '../store/catalog/catalog-versions.ts';
import { catalogLoader } from '../store/catalog/load-catalog.ts';
import { sqlCatalog } from '../store/catalog/sql-catalog.ts';
import type { Database } from '../store/database/database.ts';
import { type OnDatabaseTime, timedDatabase } from '../store/database/timed-database.ts';
import { sqlAccountStore } from '../store/members/sql-account-store.ts';
import { openStore, type StoreOptions } from '../store/open/open-store.ts';
import type { StartError } from '../store/open/start-error.ts';
import type { OnExhausted } from '../store/seller/seller-parts.ts';
import { sqlDrafts } from '../store/seller/sql-drafts.ts';
import { sqlFigures } from '../store/seller/sql-figures.ts';
import { sqlOffice } from '../store/seller/sql-office.ts';
import { sqlOrderPages } from '../store/seller/sql-order-pages.ts';
import { sqlSellerStore } from '../store/seller/sql-seller-store.ts';
import { sqlTryStore } from '../store/seller/sql-try-store.ts';
import { ownLog } from './own-log.ts';
import { ownPeople } from './own-people.ts';

/** Options for sending mails. `pause` in milliseconds. */
export type EmbeddedMails = Omit<MailerOptions, 'store' | 'run'> & { readonly pause: number };

type ContentFolderOptions = {
  readonly folder: string;
  readonly onMistake?: (mistake: FileMistake) => void;
};

/** Returns the content of a folder, or the sample's. The source tells stored answers of folders apart. */
const contentOf = (own: ContentFolderOptions | undefined) =>
  own === undefined
    ? { content: sampleContent }
    : { content: contentFiles(own.folder, own.onMistake), contentSource: `folder ${own.folder}` };

export type EmbeddedProviderOptions = StoreOptions & {
  readonly random: RandomPort;
  readonly paymentProvider: PaymentProviderPort;
  /** Returns the address for browser and payment provider, without a trailing slash. Read when a payment starts. */
  readonly publicOrigin: () => string;
  /** Other origins to which buyers may be sent for payment. */
  readonly paymentOrigins?: readonly string[];
  /** Queries payments in the background every `pause` milliseconds. Absent in short-lived programs. */
  readonly reconcile?: { readonly pause: number };
  /** Deletes old records in the background every `pause` milliseconds. Absent in short-lived programs. */
  readonly retention?: { readonly days: Retention; readonly pause: number };
  readonly reports?: PaymentReports;
  readonly onDatabaseTime?: OnDatabaseTime | undefined;
  readonly onExhausted?: OnExhausted | undefined;
  /** Called with each change of an order by this host, for the operator's log. */
  readonly onOrderEvent?: OnOrderEvent | undefined;
  /** Called with the places of a ticket that a visitor found sold out, at most once a minute for a ticket and day. */
  readonly onSoldOut?: ((report: SoldOutReport) => void) | undefined;
  /** Called with the last day with places when it is near: at the start and once a day. */
  readonly onDaysEnding?: ((lastDay: LocalDate) => void) | undefined;
  /** Sends mails in the background. Absent in short-lived programs, whose mails the next server sends. */
  readonly mails?: EmbeddedMails;
  /** Person categories that mean adult and child. Default: the sample's. */
  readonly personCategories?: PersonCategories;
  /** The seller. Without it, orders name none. */
  readonly seller?: SellerSettings;
  /** A folder of pages and words in place of the sample's; `onMistake` gets each mistake that keeps a file from being
   *  read. */
  readonly contentFolder?: ContentFolderOptions | undefined;
  /** Limits per client. Default: the general ones. */
  readonly limits?: ClientLimits;
  /** The program that reads the files of an import in a process of its own. Default: read in this process. */
  readonly catalogReader?: string;
  /** Cost of a password's hash. Default: today's recommended cost; tests set a lower one. */
  readonly hashCost?: HashCost;
};

/** A provider in this process, over any store. */
export type LocalProvider = Omit<SourceProvider, 'payWithCard' | 'fault' | 'routes'> & {
  readonly accounts: AccountsPort;
  /** Settles a report of the payment provider. */
  readonly settleNotification: NotificationRouteOptions['settle'];
  /** Returns where a browser stands that returns from the payment page. */
  readonly returnFrom: ReturnRoutesOptions['returnFrom'];
};

/** A provider over a database of its own. */
export type EmbeddedProvider = LocalProvider & Required<Pick<LocalProvider, 'dataFile' | 'desk' | 'commandLog'>>;

/** Milliseconds of a day. */
const day = 24 * 60 * 60_000;

/** Reports the last day with places when it is near, at the start and once a day. */
const daysWatch = (
  database: Database,
  { clock, onDaysEnding, reports = noReports }: Pick<EmbeddedProviderOptions, 'clock' | 'onDaysEnding' | 'reports'>,
) =>
  onDaysEnding &&
  repeatedLook({
    look: () =>
      database
        .read(async (db) => ok(await daysEndOf(db, clock.today())))
        .map((lastDay) => (lastDay === undefined ? undefined : onDaysEnding(lastDay))),
    pause: day,
    onFailure: (failure) => reports.onFailure('days', failure),
    onDefect: reports.onDefect,
  });

/** Writes missing derived rows of orders, at the start and once a day. */
const rowsWatch = (store: WorkStore, { onRowsWritten: onWritten, onFailure: report, onDefect }: PaymentReports) => {
  const onFailure = (failure: WorkFailure): void => report('derived rows', failure);
  return repeatedLook({ look: writeMissingRows({ store, onWritten, onFailure }), pause: day, onFailure, onDefect });
};

const assemble = (database: Database, dataFile: string, options: EmbeddedProviderOptions): EmbeddedProvider => {
  const { clock, random, publicOrigin, paymentOrigins = [], paymentProvider: provider, reports = noReports } = options;
  const loadCatalog = catalogLoader({ ...options, keepCartsDays: options.retention?.days.carts });
  const store = sqlSellerStore({ database, loadCatalog, clock, onExhausted: options.onExhausted });
  const tries = sqlTryStore(database, clock);
  const log = ownLog({
    ...options,
    database,
    store,
    keepCartsDays: options.retention?.days.carts,
    onDefect: reports.onDefect,
  });
  const { shop, checkout, returnFrom, settler, run, close } = sellerPorts(
    {
      store,
      run: commandRunner(store, log.onRefusal, options.onOrderEvent),
      clock,
      provider,
      random,
      publicOrigin,
      paymentOrigins,
      tries,
      limits: options.limits,
      onSoldOut: log.onSoldOut,
      mentionsMails: options.mails?.port.delivery === 'sent',
      asciiEmail: options.mails?.port.asciiOnly,
    },
    reports,
  );
  const reconciler =
    options.reconcile && dueWorker(reconcileWork({ store, settler, ...reports }), options.reconcile.pause);
  const erasure =
    options.retention &&
    dueWorker(
      retentionWork({
        store,
        run,
        clock,
        days: options.retention.days,
        forgetMails: options.mails?.port.forgetKept,
        ...reports,
      }),
      options.retention.pause,
    );
  const accounts = sellerAccounts({
    store: sqlAccountStore(database),
    tries,
    clock,
    random,
    hashCost: options.hashCost,
  });
  const desk = sellerDesk(store, run);
  const days = daysWatch(database, options);
  const rows = options.reconcile && rowsWatch(store, reports);
  const silence = options.reports && silenceWatch(desk, options.reports);
  const mailer = options.mails && sendMails({ store, run, ...options.mails }, options.mails.pause);
  return {
    dataFile,
    shop,
    checkout,
    ...contentOf(options.contentFolder),
    books: sellerBooks(store, sqlOrderPages(database), clock),
    catalog: sqlCatalog({
      database,
      loadCatalog,
      clock,
      readImport: options.catalogReader === undefined ? undefined : readInChild(options.catalogReader),
    }),
    desk,
    office: sqlOffice({ database, store, run, clock }),
    people: ownPeople({ database, store, clock, dataDir: options.dataDir }),
    drafts: sqlDrafts(database, clock),
    commandLog: log.commandLog,
    probe: () => database.read(async (db) => ok(await sql`select 1`.execute(db))),
    figures: sqlFigures(database, store.window),
    profile: accounts,
    accounts,
    settleNotification: settler.settleNotification,
    returnFrom,
    close: async () => {
      await Promise.all([reconciler, mailer, erasure, days, rows, silence].map((work) => work?.close()));
      await close();
      await log.close();
      await database.close();
    },
  };
};

/** Opens the embedded provider and fills a new database with the sample. Errors: `StartError`. */
export const openEmbeddedProvider = (options: EmbeddedProviderOptions): ResultAsync<EmbeddedProvider, StartError> =>
  openStore(options)
    .map(({ database, dataAt }) => assemble(timedDatabase(database, options.onDatabaseTime), dataAt, options))
    .map(async (provider) => {
      const reports = options.reports ?? noReports;
      const cases = await provider.desk
        .attention()
        .orTee((failure) => reports.onFailure('attention', failure))
        .unwrapOr([]);
      const unsent = cases.filter(({ type }) => type === 'mail').length;
      const payments = cases.filter(({ type }) => type === 'payment' || type === 'stray').length;
      if (payments > 0) reports.onStanding(payments);
      if (unsent > 0) options.mails?.reports.onStanding(unsent);
      return provider;
    });
