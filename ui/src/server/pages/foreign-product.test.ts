import { builtInTranslations } from '@shop/adapters/content/translations/built-in-translations';
import { productId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { percent } from '@shop/core/money/percent';
import { idOfNumber } from '@shop/core/numeric-id';
import { aTicket } from '@shop/core/testing/builders';
import { okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { pageVisitor } from '../../testing/page-visitor.ts';
import { today } from '../../testing/sample-ports.ts';

type Days = Pick<Parameters<typeof aTicket>[0] & object, 'availability' | 'facilityDiscounts' | 'id'>;

const pageOf = async (changes: Days): Promise<string> => {
  const ticket = aTicket({ pageGroup: 'poolTickets', defaultDailyTicketAvailabilityInDays: 10, ...changes });
  const { look } = pageVisitor({ showProduct: () => okAsync(ticket) });
  return (await look('/sl/vstopnice-bazeni/termalija')).text;
};

const words = builtInTranslations('sl');
const [price = '', discount = ''] = [words['Calendar.AdultPriceLegend'], words['Calendar.Discount']];

test.each([
  ['no price and no discount if no day has one', {}, []],
  ['a price if a day has one', { adultPrice: cents(22_00) }, [price]],
  ['a discount if a day has one', { percent: percent(20) }, [discount]],
] as const)('the legend of the calendar has %s', async (_, day, expected) => {
  const page = await pageOf({
    availability: [{ date: today, ticketsAvailable: 5, adultPrice: 'adultPrice' in day ? day.adultPrice : undefined }],
    facilityDiscounts: 'percent' in day ? [{ date: today, percent: day.percent }] : [],
  });
  expect(page).toContain(`aria-label="${words['Calendar.Legend']}"`);
  expect([price, discount].filter((text) => page.includes(text))).toEqual(expected);
});

test('structured data name a product by the number that its provider gave it', async () => {
  const page = await pageOf({ id: productId(idOfNumber(17)) });
  const [, data = ''] = /<script[^>]*ld\+json[^>]*>([^<]*)</.exec(page) ?? [];
  expect(JSON.parse(data)['@graph']).toContainEqual(expect.objectContaining({ '@type': 'Product', sku: '17' }));
});
