import type { LocalDate } from '@shop/core/dates/local-date';
import { sampleCatalogue } from '../../sample/catalogue/sample-catalogue.ts';
import type { Tx } from '../database/database.ts';
import { seedExtras, seedPromoCodes } from './seed-extras.ts';
import { seedCategories, seedGiftCards } from './seed-gift-cards.ts';
import { seedTickets } from './seed-tickets.ts';

/** Fills an empty catalogue with the sample, its days counted from `first`. A catalogue that has anything is left alone. */
export const seedCatalogue = async (tx: Tx, first: LocalDate): Promise<void> => {
  const taken = await tx
    .updateTable('catalogue_state')
    .set({ version: 1 })
    .where('id', '=', 1)
    .where('version', '=', 0)
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) return;
  await seedTickets(tx, sampleCatalogue.tickets, first);
  await seedCategories(tx, sampleCatalogue.categories);
  await seedGiftCards(tx, sampleCatalogue.giftCards, sampleCatalogue.tickets.length);
  await seedExtras(
    tx,
    sampleCatalogue.extras,
    sampleCatalogue.tickets.map((ticket) => ticket.id),
  );
  await seedPromoCodes(tx, sampleCatalogue.promoCodes);
};
