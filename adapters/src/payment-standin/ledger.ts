import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { err, ok, type Result } from 'neverthrow';
import { type FileOwner, ownedText } from '../files/file-owner.ts';
import { watchFiles } from '../files/file-watch.ts';
import { makeFolder } from '../files/make-folder.ts';
import { makePrivate } from '../files/private-file.ts';
import { read } from '../payment/provider-api.ts';
import { applyEvent, noRecords, type PaymentEvent, type PaymentRecords, paymentEvent } from './payment-records.ts';

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

/** The stand-in's own append-only file: one JSON line an event, with the operating system before anybody hears of it.
 *  It outlives a killed process, not a power cut. No money moves here, and a sync per line would slow down
 *  the shop that shares its process (D-LEDGER). */
export type Ledger = {
  readonly records: PaymentRecords;
  /** Writes, then applies the event to the records; on an error neither happened. */
  append(event: PaymentEvent): Result<void, LedgerError>;
  close(): void;
};

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

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
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    let length = Buffer.byteLength(whole);
    const records = noRecords();
    const lines = whole.split('\n').slice(0, -1);
    for (const [index, line] of lines.entries()) {
      const event = read(paymentEvent, line);
      if (event === undefined || !applyEvent(records, event)) {
        closeSync(descriptor);
        return err({ kind: 'ledgerDamaged', file, line: index + 1 });
      }
    }
    // Only a torn tail is cut: another program may be appending to a sound file at this very moment.
    if (whole.length < text.length) ftruncateSync(descriptor, length);
    const watch = watchFiles([file]);
    let torn = false;
    const append = (event: PaymentEvent): Result<void, LedgerError> => {
      const bytes = Buffer.from(`${JSON.stringify(event)}\n`);
      try {
        if (torn) ftruncateSync(descriptor, length);
        torn = true;
        if (writeSync(descriptor, bytes) < bytes.length) return err(unusable('no room for a whole line'));
        torn = false;
        // What a removed file holds nobody finds again (D-STORE-ON-DISK).
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
