import type { Change } from '@shop/core/host/changes';
import type { HostState } from '@shop/core/host/state';
import { touchedRecords } from '@shop/core/host/touched-records';
import type { Tx } from '../database/database.ts';
import { writeMail } from './mail-rows.ts';
import { writeNotes } from './note-rows.ts';
import { writeSlots } from './slot-rows.ts';
import { writeStray } from './stray-rows.ts';
import { writeTickets } from './ticket-rows.ts';
import { writeCarts } from './write-carts.ts';
import { writeCounts } from './write-counts.ts';
import { writeEntry, writeIntents } from './write-entry.ts';
import { writeNumber, writePaymentEntry, writePayments } from './write-payments.ts';

/** Writes changes that were decided on the state before. False when somebody else was faster: undo the transaction and decide again
 *  on fresh state. */
export const applyChanges = async (
  tx: Tx,
  changes: readonly Change[],
  before: HostState,
  after: HostState,
): Promise<boolean> => {
  const touched = touchedRecords(changes);
  if (!(await writeCarts(tx, touched, before, after))) return false;
  await writeIntents(tx, changes);
  for (const change of changes) await writeEntry(tx, change);
  if (!(await writeSlots(tx, changes, before))) return false;
  for (const change of changes) await writeNumber(tx, change);
  if (!(await writePayments(tx, touched, before, after))) return false;
  for (const change of changes) {
    await writePaymentEntry(tx, change);
    await writeStray(tx, change);
    if (!(await writeTickets(tx, change, before))) return false;
    if (!(await writeMail(tx, change, before, after))) return false;
    await writeNotes(tx, change);
  }
  // Last, since everybody who wants a day waits for whoever has counted there.
  return writeCounts(tx, changes);
};
