import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { err, ok, type Result } from 'neverthrow';
import { type FileOwner, ownedText } from '../files/file-owner.ts';
import { watchFiles } from '../files/file-watch.ts';
import { makeFolder } from '../files/make-folder.ts';
import { makePrivate } from '../files/private-file.ts';
import { applyEvent, type PaymentEvent, type PaymentRecords, readLedger } from './payment-records.ts';

export type LedgerError =
  | { readonly kind: 'ledgerUnusable'; readonly file: string; readonly reason: string }
  | { readonly kind: 'ledgerOwned'; readonly file: string; readonly owner: FileOwner | undefined }
  /** Units of `line`: counted from 1. */
  | { readonly kind: 'ledgerDamaged'; readonly file: string; readonly line: number };

/** One line for a person: what is wrong and what to do. */
export const ledgerErrorText = (error: LedgerError): string => {
  switch (error.kind) {
    case 'ledgerUnusable':
      return `the payment page's ledger ${error.file} cannot be used (${error.reason}); make it writable or choose another data folder`;
    case 'ledgerOwned':
      return `the payment page's ledger ${error.file} ${ownedText(error.owner)}`;
    case 'ledgerDamaged':
      return `the payment page's ledger ${error.file} is damaged in line ${error.line}; restore it from a backup, nothing has been changed`;
  }
};

/** The test bank's append-only file, one JSON line an event. It survives a killed process, not a power cut: a sync per
 *  line would slow down the shop that shares its process, and no money moves. */
export type Ledger = {
  readonly records: PaymentRecords;
  /** Writes, then applies the event to the records; on an error neither happened. */
  append(event: PaymentEvent): Result<void, LedgerError>;
  close(): void;
};

export const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

export const ledgerUnusable = (file: string, cause: unknown): LedgerError => ({
  kind: 'ledgerUnusable',
  file,
  reason: reasonOf(cause),
});

/** Opens or creates the file and replays it. A last line without its end was never acknowledged and is cut off. */
export const openLedger = (file: string): Result<Ledger, LedgerError> => {
  const unusable = (cause: unknown): LedgerError => ledgerUnusable(file, cause);
  try {
    makeFolder(dirname(file));
    makePrivate(file);
    const descriptor = openSync(file, 'a+');
    const text = readFileSync(file, 'utf8');
    const found = readLedger(text);
    if (found.isErr()) {
      closeSync(descriptor);
      return err({ kind: 'ledgerDamaged', file, line: found.error });
    }
    const { whole, records } = found.value;
    let length = Buffer.byteLength(whole);
    // Only a torn tail is cut: another program may be appending to a sound file at this very moment.
    if (whole.length < text.length) ftruncateSync(descriptor, length);
    const watch = watchFiles([file]);
    let torn = false;
    const append = (event: PaymentEvent): Result<void, LedgerError> => {
      const bytes = Buffer.from(`${JSON.stringify(event)}\n`);
      try {
        if (torn) ftruncateSync(descriptor, length);
        torn = true;
        if (writeSync(descriptor, bytes) < bytes.length)
          return err(unusable('only part of a line was written; is the disk full?'));
        torn = false;
        // Data in a removed file are lost.
        const loss = watch.lost();
        if (loss !== undefined) return err(unusable(`it was ${loss.what} while it was open`));
      } catch (cause) {
        return err(unusable(cause));
      }
      length += bytes.length;
      applyEvent(records, event);
      return ok(undefined);
    };
    let closed = false;
    const close = (): void => {
      if (!closed) closeSync(descriptor);
      closed = true;
    };
    return ok({ records, append, close });
  } catch (cause) {
    return err(unusable(cause));
  }
};
