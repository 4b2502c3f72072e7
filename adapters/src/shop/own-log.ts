import type { PersonCategories } from '@shop/core/catalog/person-categories';
import type { SoldOutReport } from '@shop/core/checkout/place-report';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { ok } from 'neverthrow';
import type { OnRefusal } from '../seller/commands/run-command.ts';
import type { OpenedLog } from '../seller/opened-provider.ts';
import { quietMoment } from '../seller/quiet-moment.ts';
import { refusalLog } from '../seller/refusal-log.ts';
import { placeReports } from '../seller/seller-office.ts';
import type { SellerStore } from '../seller/seller-store.ts';
import { type OnSoldOut, soldOutLog } from '../seller/sold-out-log.ts';
import { storedVersion } from '../store/catalog/catalog-versions.ts';
import type { Database } from '../store/database/database.ts';
import { sqlCommandLog } from '../store/seller/sql-command-log.ts';
import { sqlPlaceCounts } from '../store/seller/sql-place-counts.ts';

/** Refusals are logged when the thread is idle, and under load at most `most` milliseconds later. */
const refusalQuiet = { look: 100, most: 2000 };

export type OwnLogParts = {
  readonly database: Database;
  readonly store: SellerStore;
  readonly clock: ClockPort;
  readonly personCategories: PersonCategories;
  /** Days for which goods that left the catalog are known. */
  readonly keepCartsDays?: number | undefined;
  /** Receives the places of a ticket that a visitor found sold out. */
  readonly onSoldOut?: ((report: SoldOutReport) => void) | undefined;
  readonly onDefect: (cause: unknown) => void;
};

/** The log of a shop with a database of its own, and what writes to it. */
export type OwnLog = {
  readonly commandLog: OpenedLog;
  readonly onRefusal: OnRefusal;
  readonly onSoldOut: OnSoldOut;
  /** Waits until everything so far is logged. */
  close(): Promise<void>;
};

/** Opens the log of a shop. */
export const ownLog = (parts: OwnLogParts): OwnLog => {
  const { database, store, clock, personCategories, keepCartsDays, onDefect } = parts;
  const commandLog = sqlCommandLog(database);
  const { onRefusal, soldOut, refused, flush } = refusalLog({
    log: commandLog,
    now: clock.now,
    pause: 400,
    quiet: quietMoment(refusalQuiet),
    onDefect,
  });
  const soldOuts = soldOutLog({
    now: clock.now,
    reportPlaces: placeReports(store, sqlPlaceCounts(database, clock)),
    addToCart: soldOut,
    onReport: parts.onSoldOut,
    onDefect,
  });
  return {
    commandLog: {
      ...commandLog,
      refused,
      flush,
      personCategories,
      soldUnder: (version) => database.read(async (db) => ok(await storedVersion(db, version, keepCartsDays))),
    },
    onRefusal,
    onSoldOut: soldOuts.onSoldOut,
    close: async () => {
      await soldOuts.close();
      await flush();
    },
  };
};
