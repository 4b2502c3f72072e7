import type { LocalDate } from '@shop/core/dates/local-date';
import { sampleCatalog } from '../../sample/catalog/sample-catalog.ts';
import type { Tx } from '../database/database.ts';
import { seedCategories, seedGiftCards } from './seed-gift-cards.ts';
import { seedTickets } from './seed-tickets.ts';
import { seedPromoCodes, seedUpsells } from './seed-upsells.ts';

/** Fills an empty catalog with the sample, its days counted from `first`. A catalog that has anything is left alone. */
export const seedCatalog = async (tx: Tx, first: LocalDate): Promise<void> => {
  const taken = await tx
    .updateTable('catalogue_state')
    .set({ version: 1 })
    .where('id', '=', 1)
    .where('version', '=', 0)
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) return;
  await seedTickets(tx, sampleCatalog.tickets, first);
  await seedCategories(tx, sampleCatalog.categories);
  await seedGiftCards(tx, sampleCatalog.giftCards, sampleCatalog.tickets.length);
  await seedUpsells(
    tx,
    sampleCatalog.upsells,
    sampleCatalog.tickets.map((ticket) => ticket.id),
  );
  await seedPromoCodes(tx, sampleCatalog.promoCodes);
};
