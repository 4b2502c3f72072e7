import { expect, it } from 'vitest';
import { localDate } from '../dates/local-date.ts';
import { sellerSettings } from './seller.ts';

const zone = 'Europe/Ljubljana';
const whole = {
  SELLER_NAME: 'Terme Lunaria d.o.o.',
  SELLER_STREET: 'Zdraviliška cesta 24',
  SELLER_TOWN: '3254 Podčetrtek',
  SELLER_EMAIL: 'info@lunaria.example',
  SELLER_VAT_ID: 'SI12345678',
};
const settingsWith = (VAT_RATES: string) => sellerSettings({ ...whole, VAT_RATES }, zone);

it('the seller is undefined without settings', () => {
  expect(sellerSettings({}, zone)._unsafeUnwrap()).toBeUndefined();
  expect(sellerSettings({ SELLER_NAME: ' ', VAT_RATES: '' }, zone)._unsafeUnwrap()).toBeUndefined();
});

it('a seller without VAT settings has no rates', () => {
  const { SELLER_VAT_ID: _, ...small } = whole;
  expect(sellerSettings(small, zone)._unsafeUnwrap()).toMatchObject({
    seller: { town: '3254 Podčetrtek' },
    vatRates: [],
  });
});

it('VAT rates are for kinds and products, with an optional first day', () => {
  expect(settingsWith('ticket=9.5, upsell=22,ticket@2027-07-01=10 massage=5.25')._unsafeUnwrap()?.vatRates).toEqual([
    { goods: 'ticket', rate: 950 },
    { goods: 'upsell', rate: 2200 },
    { goods: 'ticket', rate: 1000, from: localDate('2027-07-01') },
    { goods: 'massage', rate: 525 },
  ]);
});

it.each([
  'ticket=9.5',
  'ticket=9,5 upsell=22',
  'ticket=9.5 upsell=22 x=100',
  'ticket=9.5 upsell=22 ticket=9',
  'ticket@2027-02-30=9 upsell=22 ticket=1',
  'ticket@2027-02-01=9 upsell=22',
])('the VAT rates %j are refused in one line', (rates) => {
  expect(settingsWith(rates)._unsafeUnwrapErr()).toMatch(/^VAT_RATES must be rates such as/);
});

it.each([
  [
    { VAT_RATES: 'ticket=9.5, upsell=22' },
    'VAT_RATES is of no use without SELLER_NAME, SELLER_STREET, SELLER_TOWN and SELLER_EMAIL; set all of them, or none',
  ],
  [
    { SELLER_PHONE: '1' },
    'SELLER_PHONE is of no use without SELLER_NAME, SELLER_STREET, SELLER_TOWN and SELLER_EMAIL; set all of them, or none',
  ],
  [{ ...whole, SELLER_TOWN: '' }, 'SELLER_NAME is of no use without SELLER_TOWN; set both, or neither'],
  [
    { ...whole, SELLER_VAT_ID: '', VAT_RATES: 'ticket=9.5, upsell=22' },
    'VAT_RATES is of no use without SELLER_VAT_ID; set both, or neither',
  ],
])('the settings %o are refused with %s', (variables, line) => {
  expect(sellerSettings(variables, zone)._unsafeUnwrapErr()).toBe(line);
});
