import type { Instant } from '@shop/core/dates/instant';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { CartId } from '@shop/core/ids';
import type { SupportPort } from '@shop/core/ports/support-port';
import type { LogRow } from '@shop/core/seller/log/log-row';
import type { ProductPeriod } from '@shop/core/seller/places/period-places';
import { newCommandId, type OnRefusal } from './commands/run-command.ts';
import type { CommandLog } from './seller-store.ts';

export type RefusalLogParts = {
  readonly log: Pick<CommandLog, 'addRefusals'>;
  readonly now: () => Instant;
  /** Milliseconds that refusals wait to be logged together. */
  readonly pause: number;
  /** Awaited before refusals are logged, so that visitors have priority. */
  readonly quiet?: (() => Promise<void>) | undefined;
  /** Called with an exception in logging, which no caller awaits. */
  readonly onDefect: (cause: unknown) => void;
};

/** Maximum number of waiting refusals. Beyond it only a count per cart is logged, so that logging stays cheap under
 *  load. */
const mostWaiting = 400;

/** Maximum number of carts whose skipped refusals are counted. */
const mostCounted = 10_000;

/** Rows of one transaction, which bounds the wait of visitors. */
const batch = 50;

/** Returns a log that writes refusals in batches after their answers: they changed nothing, and no visitor waits for
 *  them. */
export const refusalLog = ({ log, now, pause, quiet, onDefect }: RefusalLogParts) => {
  let waiting: LogRow[] = [];
  const dropped = new Map<CartId, number>();
  const logged = new WeakSet<ShopError>();
  let isAwake = false;
  let writing = Promise.resolve();

  const count = (cartId: CartId, rows: number): void => {
    const known = dropped.get(cartId);
    if (known !== undefined || dropped.size < mostCounted) dropped.set(cartId, (known ?? 0) + rows);
  };

  const row = (cartId: CartId, request: LogRow['request'], refusal?: ShopError): LogRow => ({
    id: newCommandId(),
    at: now(),
    cartId,
    by: 'visitor',
    request,
    facts: [],
    refusal,
  });

  const nextRows = (): readonly LogRow[] => {
    const counted = [...dropped].map(([cartId, rows]) => row(cartId, { type: 'dropped', count: rows }));
    dropped.clear();
    waiting.push(...counted);
    const next = waiting.slice(0, batch);
    waiting = waiting.slice(batch);
    return next;
  };

  const write = async (): Promise<void> => {
    const rows = nextRows();
    if (rows.length === 0) return;
    const done = await log.addRefusals(rows);
    if (done.isErr())
      for (const { cartId, request } of rows) count(cartId, request.type === 'dropped' ? request.count : 1);
  };

  const writeNext = (): Promise<void> => {
    writing = writing.then(write).catch(onDefect);
    return writing;
  };

  const wake = (): void => {
    if (isAwake) return;
    isAwake = true;
    const writeInTime = async (): Promise<void> => {
      await quiet?.();
      await writeNext();
      isAwake = false;
      if (waiting.length > 0) wake();
    };
    setTimeout(() => void writeInTime(), pause).unref();
  };

  const add = (one: LogRow): void => {
    if (waiting.length < mostWaiting) waiting.push(one);
    else count(one.cartId, 1);
    wake();
  };

  const onRefusal: OnRefusal = (one, refusal) => {
    logged.add(refusal);
    add(one);
  };

  const refused: SupportPort['refused'] = (name, refusal, { cartId }) => {
    if (cartId === undefined || logged.has(refusal)) return;
    add(row(cartId, { type: 'useCase', name }, refusal));
  };

  const soldOut = (cartId: CartId, found: ProductPeriod): void =>
    add(row(cartId, { type: 'useCase', name: 'quoteTicket', ...found }, { kind: 'capacityFull', left: 0 }));

  return {
    /** Logs a refused command. */
    onRefusal,
    /** Logs that the visitor of a cart found a ticket sold out. */
    soldOut,
    /** Logs a refusal of a use case, unless a command caused it. */
    refused,
    /** Logs all waiting refusals now. */
    flush: async (): Promise<void> => {
      for (let left = Math.ceil((waiting.length + dropped.size) / batch); left > 0; left -= 1) await writeNext();
      await writing;
    },
  };
};
