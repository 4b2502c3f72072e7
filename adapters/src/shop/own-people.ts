import { join } from 'node:path';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { PeoplePort } from '@shop/core/ports/people-port';
import { eraseMailFiles, mailFolder } from '../papers/mail/mail-files.ts';
import { eraseAttempts } from '../payment/test-bank/attempt-store.ts';
import { logLookUps } from '../seller/log-look-up.ts';
import { buyersOver } from '../seller/seller-desk.ts';
import type { SellerStore } from '../seller/seller-store.ts';
import type { Database } from '../store/database/database.ts';
import { sqlPeople } from '../store/people/sql-people.ts';
import { attemptsFileIn } from './attempts-file.ts';

export type OwnPeopleParts = {
  readonly database: Database;
  readonly store: SellerStore;
  readonly clock: Pick<ClockPort, 'now'>;
  /** The folder with mails that are stored as files, and with the test bank's payments. */
  readonly dataDir: string;
};

/** Returns the port for requests about personal data of a shop of our own. Look-ups by staff are logged. */
export const ownPeople = ({ database, store, clock, dataDir }: OwnPeopleParts): PeoplePort => {
  const people = sqlPeople({
    database,
    now: clock.now,
    ...buyersOver(store),
    erasePayments: (numbers) => eraseAttempts(attemptsFileIn(dataDir), numbers),
    eraseMails: (numbers) => eraseMailFiles(join(dataDir, mailFolder), numbers),
  });
  return {
    ...people,
    recordsOf: (email, staff) =>
      people.recordsOf(email).andThen((records) => {
        const numbers = records.orders.map(({ number }) => number);
        return logLookUps(store, numbers, staff).map(() => records);
      }),
  };
};
