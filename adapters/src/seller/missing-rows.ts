import { setTimeout as after } from 'node:timers/promises';
import { ResultAsync } from 'neverthrow';
import type { StoreFailure, WorkStore } from './seller-store.ts';
import type { WorkFailure } from './work-failure.ts';

export type MissingRowsOptions = {
  readonly store: Pick<WorkStore, 'derivedRows'>;
  /** Called with the number of rows that were missing and have been written, if there were any. */
  readonly onWritten: (rows: number) => void;
  readonly onFailure: (failure: WorkFailure) => void;
  /** Pause between two pages of orders in milliseconds, for visitors' requests. */
  readonly rest?: number;
};

/** Returns a function that writes missing derived rows of orders, page by page, until all orders are checked or the
 *  shop closes. An unreadable order is reported and skipped. Errors: `unreachable` store. */
export const writeMissingRows =
  ({ store: { derivedRows }, onWritten, onFailure, rest = 20 }: MissingRowsOptions) =>
  (closing: AbortSignal): ResultAsync<void, StoreFailure> => {
    let written = 0;
    const writeAll = async () => {
      let page = await derivedRows.page();
      while (page.isOk() && page.value !== undefined && !closing.aborted) {
        for (const cart of page.value.incomplete) written += await derivedRows.write(cart).orTee(onFailure).unwrapOr(0);
        await after(rest, undefined, { ref: false });
        page = await derivedRows.page(page.value.last);
      }
      if (written > 0) onWritten(written);
      return page.map(() => undefined);
    };
    return new ResultAsync(writeAll());
  };
