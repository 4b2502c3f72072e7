import { instant } from '@shop/core/dates/instant';
import { type LocalDate, localDate } from '@shop/core/dates/local-date';
import { priceListId, productId } from '@shop/core/ids';
import type { CatalogForm } from '../../catalog-files/catalog-form.ts';
import { offeredOf } from '../../catalog-files/offered-of.ts';
import { writeCatalog } from '../catalog/write-catalog.ts';
import type { Tx } from '../database/database.ts';

/** A pool with a day of ten places, a ticket of 22 EUR and one that is free, and a gift card of 50 EUR. */
export const pool = productId('pool');
export const giftCard = productId('card');
export const adult = priceListId('adult');
export const infant = priceListId('infant');
export const voucher = priceListId('voucher');
export const visitDay: LocalDate = localDate('2026-11-25');
const places = 10;

/** The smallest catalog that a checkout needs. */
const form: CatalogForm = {
  facilities: [{ id: pool, days: { from: visitDay, to: visitDay, capacity: places } }],
  categories: [],
  products: [
    {
      id: pool,
      type: 'dailyTicket',
      pageGroup: 'poolTickets',
      image: '',
      windowDays: 60,
      name: 'Bazen',
      url: 'Bazen',
      priceGroups: [
        {
          id: 'day',
          name: '',
          priceLists: [
            { id: adult, name: '', price: 22 },
            { id: infant, name: '', price: 0 },
          ],
        },
      ],
    },
    {
      id: giftCard,
      type: 'giftCard',
      pageGroup: 'poolTickets',
      image: '',
      name: 'Bon',
      url: 'Bon',
      priceLists: [{ id: voucher, name: '', price: 50 }],
    },
  ],
  upsells: [],
  promoCodes: [],
};

export const insertCatalog = (tx: Tx): Promise<void> => writeCatalog(tx, offeredOf(form, visitDay), instant(0));
