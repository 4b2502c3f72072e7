import { setTimeout as after } from 'node:timers/promises';
import { ResultAsync } from 'neverthrow';
import type { StoreFailure, WorkStore } from './seller-store.ts';
import type { WorkFailure } from './work-failure.ts';

export type MissingRowsOptions = {
  readonly store: Pick<WorkStore, 'derivedRows'>;
  /** How many rows were missing and are written; called when there were any. */
  readonly onWritten: (rows: number) => void;
  readonly onFailure: (failure: WorkFailure) => void;
  /** Between two pages of orders, for visitors. Units: milliseconds. */
  readonly rest?: number;
};

/** Writes what is derived from orders and missing in the store, page by page, until all orders were looked at or the
 *  shop closes. An order that cannot be read is reported and left. Errors: `unreachable` store. */
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
