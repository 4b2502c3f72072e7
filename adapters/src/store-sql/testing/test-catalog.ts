import { type LocalDate, localDate } from '@shop/core/dates/local-date';
import { facilityId, priceGroupId, priceListId, productId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { percent } from '@shop/core/money/percent';
import type { Tx } from '../database/database.ts';
import { periodKey } from '../tables/period-key.ts';

/** A pool with a day of ten places, a ticket of 22 EUR and one that is free, and a gift card of 50 EUR. */
export const pool = productId('pool');
export const giftCard = productId('card');
export const adult = priceListId('adult');
export const infant = priceListId('infant');
export const voucher = priceListId('voucher');
export const visitDay: LocalDate = localDate('2026-11-25');
export const places = 10;

const texts = { short_description: '', description: '', terms_text: '', help_text: '', validity_text: '' };
const cardTexts = { text_before_price: '', text_after_price: '', quantity_discount_text: '', number_of_people: '' };

const insertProduct = async (
  tx: Tx,
  id: typeof pool,
  type: 'dailyTicket' | 'giftCard',
  name: string,
): Promise<void> => {
  await tx
    .insertInto('products')
    .values({
      id,
      type,
      page_group: 'poolTickets',
      position: 1,
      image: '',
      is_value_card: 0,
      quantity_discount_min_items: null,
      window_days: 60,
      off_sale: 0,
    })
    .execute();
  await tx
    .insertInto('product_texts')
    .values({
      product_id: id,
      language: 'sl',
      url: name,
      name,
      calendar_text: '',
      select_text: '',
      ...texts,
      ...cardTexts,
    })
    .execute();
};

/** The smallest catalog that a checkout needs. */
export const insertCatalog = async (tx: Tx): Promise<void> => {
  await insertProduct(tx, pool, 'dailyTicket', 'Bazen');
  await insertProduct(tx, giftCard, 'giftCard', 'Bon');
  const group = priceGroupId('day');
  await tx
    .insertInto('price_groups')
    .values({ id: group, product_id: pool, position: 1, enabled: 1, weekdays: '1234567' })
    .execute();
  const list = { position: 1, price_with_discount: null, enabled: 1, off_sale: 0 } as const;
  await tx
    .insertInto('price_lists')
    .values([
      { id: adult, product_id: pool, price_group_id: group, price: cents(2200), ...list },
      { id: infant, product_id: pool, price_group_id: group, price: cents(0), ...list },
      { id: voucher, product_id: giftCard, price_group_id: null, price: cents(5000), ...list },
    ])
    .execute();
  const period = periodKey({ type: 'day', date: visitDay });
  await tx
    .insertInto('product_periods')
    .values({ product_id: pool, period, facility_percent: percent(0) })
    .execute();
  const counts = { capacity: places, sold: 0, paying: 0, held: 0 };
  await tx
    .insertInto('facility_periods')
    .values({ facility_id: facilityId(pool), period, ...counts })
    .execute();
};
