import type { Instant } from '@shop/core/dates/instant';
import type { ResultAsync } from 'neverthrow';
import { chosenClock } from '../clock/chosen-clock.ts';
import { systemClock } from '../clock/system-clock.ts';
import { dataFolderAt } from '../embedded/data-folder.ts';
import { type MovedFolder, type MoveError, moveShop } from '../embedded/move-shop.ts';
import { shownAddress } from '../embedded/open-shared-database.ts';
import { startErrorText } from '../embedded/start-error.ts';
import { cryptoRandom } from '../random/crypto-random.ts';
import type { CopyStep } from '../store-sql/transfer/copy-table.ts';

export type ShopMove = {
  readonly dataDir: string;
  readonly databaseName: string;
  /** `postgres://user:password@host/name`, never told to anybody. */
  readonly url: string;
  /** The moment that it takes place at; the system's clock's when absent. */
  readonly at: Instant | undefined;
  readonly onStep: (step: CopyStep) => Promise<void>;
};

/** Where a shop was and is, as people are told. */
export type MovedShop = MovedFolder & { readonly from: string; readonly to: string };

/** `unusable`: what it stands on is not there. `refused`: it must not be moved there. */
export type MoveFailure =
  | { readonly type: 'unusable'; readonly message: string }
  | { readonly type: 'refused'; readonly code: string; readonly message: string; readonly hint: string };

const stays = 'nothing was moved, and the data folder sells on';

const failureOf = (error: MoveError, to: string): MoveFailure => {
  if (error.type === 'nothingThere') return { type: 'unusable', message: `there is no shop in ${error.file}` };
  if (error.type === 'start') {
    const { error: reason } = error;
    const message = startErrorText(reason);
    return reason.kind === 'databaseMoved' || reason.kind === 'databasePutBack'
      ? { type: 'refused', code: 'Db.Moved', message, hint: 'a shop is moved once; this file is what it was then' }
      : { type: 'unusable', message };
  }
  const { refusal } = error;
  switch (refusal.kind) {
    case 'targetForeign':
      return refused('Db.Foreign', `${to} holds the tables of another program; ${stays}`, 'name an empty database');
    case 'targetTaken':
      return refused('Db.Taken', `there is a shop in ${to} already; ${stays}`, 'name an empty database');
    case 'leavingElsewhere':
      return refused(
        'Db.Leaving',
        `the shop was on its way to ${refusal.place} when that was cut off; nothing was moved`,
        `run it again to ${refusal.place}, which finishes it or opens the data folder`,
      );
    case 'differs':
      return refused('Db.Differs', `${refusal.what} did not arrive as it left; ${stays}`, 'keep both, and report it');
    case 'unreachable':
      return {
        type: 'unusable',
        message: `${to} cannot be reached (${refusal.reason}); ${stays}`,
      };
    case 'unknown':
      return {
        type: 'unusable',
        message: `whether the shop has arrived in ${to} is not known; run it again, which finishes it or opens the data folder (${refusal.reason})`,
      };
    case 'failed':
      return { type: 'unusable', message: `${to} cannot be filled (${refusal.reason}); ${stays}` };
  }
};

const refused = (code: string, message: string, hint: string): MoveFailure => ({
  type: 'refused',
  code,
  message,
  hint,
});

/** Moves the shop of a data folder into PostgreSQL and closes the folder (D-TRANSFER). Errors: why it stays where it is. */
export const movedShop = ({
  dataDir,
  databaseName,
  url,
  at,
  onStep,
}: ShopMove): ResultAsync<MovedShop, MoveFailure> => {
  const data = dataFolderAt(dataDir, databaseName);
  const to = shownAddress(url);
  return moveShop({ ...data, url, onStep, clock: chosenClock(at), machine: systemClock(), random: cryptoRandom })
    .map((moved) => ({ ...moved, from: data.databaseFile, to }))
    .mapErr((error) => failureOf(error, to));
};
