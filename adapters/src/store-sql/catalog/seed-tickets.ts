import type { LocalDate } from '@shop/core/dates/local-date';
import { productId } from '@shop/core/ids';
import { type Language, languages } from '@shop/core/languages/language';
import { sampleDays } from '../../sample/catalog/sample-days.ts';
import type { SampleTicket } from '../../sample/catalog/sample-product.ts';
import { chooseTickets, from, perPerson, validOnDay } from '../../sample/catalog/ticket-words.ts';
import { sampleMedia } from '../../sample/content/sample-media.ts';
import { periodKey } from '../capacity/period-key.ts';
import type { Tx } from '../database/database.ts';
import type { ProductTexts } from '../tables/catalog-tables.ts';
import { seedPriceGroups } from './seed-prices.ts';

/** Rows per statement; SQLite takes 32766 parameters at most. */
const chunk = 500;

const textsOf = (ticket: SampleTicket, language: Language): ProductTexts => ({
  product_id: productId(ticket.id),
  language,
  url: ticket.id,
  name: ticket.name,
  short_description: ticket.words[language].shortDescription,
  description: ticket.words[language].description,
  terms_text: ticket.words[language].terms,
  help_text: '',
  validity_text: '',
  calendar_text: validOnDay[language],
  select_text: chooseTickets[language],
  text_before_price: from[language],
  text_after_price: perPerson[language],
  quantity_discount_text: '',
  number_of_people: '',
});

const seedDays = async (tx: Tx, ticket: SampleTicket, first: LocalDate): Promise<void> => {
  const rows = sampleDays(ticket.days, first).map(({ date, capacity, facilityPercent }) => ({
    product_id: productId(ticket.id),
    period: periodKey({ type: 'day', date }),
    capacity,
    sold: 0,
    paying: 0,
    held: 0,
    facility_percent: facilityPercent,
  }));
  for (let start = 0; start < rows.length; start += chunk) {
    await tx
      .insertInto('ticket_periods')
      .values(rows.slice(start, start + chunk))
      .execute();
  }
};

/** Day tickets of the pool areas, with every day that they are sold for. */
export const seedTickets = async (tx: Tx, tickets: readonly SampleTicket[], first: LocalDate): Promise<void> => {
  for (const [position, ticket] of tickets.entries()) {
    const id = productId(ticket.id);
    await tx
      .insertInto('products')
      .values({
        id,
        type: 'dailyTicket',
        page_group: 'poolTickets',
        position,
        image: sampleMedia[ticket.image].url,
        is_value_card: 0,
        quantity_discount_min_items: null,
        window_days: ticket.windowDays,
      })
      .execute();
    await tx
      .insertInto('product_texts')
      .values(languages.map((language) => textsOf(ticket, language)))
      .execute();
    await seedPriceGroups(tx, id, ticket.priceGroups);
    await seedDays(tx, ticket, first);
  }
};
