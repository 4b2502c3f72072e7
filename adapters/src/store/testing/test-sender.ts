import { writeSync } from 'node:fs';
import { instant } from '@shop/core/dates/instant';
import { ResultAsync } from 'neverthrow';
import { fixedClock } from '../../platform/clock/clocks.ts';
import { commandRunner } from '../../seller/commands/run-command.ts';
import { doDueWork } from '../../seller/due-work.ts';
import { mailWork } from '../../seller/mail-work.ts';
import { catalogLoader } from '../catalog/load-catalog.ts';
import { postgresDatabase } from '../database/postgres-database.ts';
import { sqlSellerStore } from '../seller/sql-seller-store.ts';
import { writtenMail } from './written-mail.ts';

/** A host in a process of its own that sends due mails to a server that never answers. Prints the id of each mail in
 *  progress on a line. */
const [, , url = '', now = '0'] = process.argv;

const clock = fixedClock(instant(Number(now)));
const store = sqlSellerStore({ database: postgresDatabase(url), loadCatalog: catalogLoader(), clock });
const never = new Promise<never>(() => undefined);
const fail = (cause: unknown): never => {
  throw cause;
};

await doDueWork(
  mailWork(
    {
      // Limited, so that mails are left for other hosts.
      store: { ...store, dueMails: { ...store.dueMails, due: () => store.dueMails.due(8) } },
      run: commandRunner(store),
      port: {
        delivery: 'sent',
        send: ({ id }) => {
          writeSync(1, `${id}\n`);
          return ResultAsync.fromSafePromise(never);
        },
      },
      write: writtenMail,
      reports: { onGivenUp: fail, onStanding: fail, onFailure: fail, onDefect: fail },
    },
    never,
  ),
);
