import { err, ok, type Result } from 'neverthrow';
import { type LocalDate, parseLocalDate } from '../dates/local-date.ts';
import { uselessWithout } from '../text/needed-together.ts';
import type { VatRate } from './vat.ts';

/** The seller, with the data that the law requires. */
export type Seller = {
  readonly name: string;
  readonly street: string;
  /** With the post code. */
  readonly town: string;
  readonly email: string;
  readonly phone?: string;
  readonly vatId?: string;
  /** Name and number of the commercial register. */
  readonly register?: string;
};

export type SellerSettings = {
  readonly seller: Seller;
  /** Empty without tax settings. */
  readonly vatRates: readonly VatRate[];
  /** The resort's time zone, which decides the day of an order. */
  readonly zone: string;
};

const fields = ['NAME', 'STREET', 'TOWN', 'EMAIL', 'PHONE', 'VAT_ID', 'REGISTER'] as const;

type Name = `SELLER_${(typeof fields)[number]}` | 'VAT_RATES';
export type SellerVariables = { readonly [Each in Name]?: string | undefined };

const rateForm = /^([\w-]{1,100})(?:@(\d{4}-\d{2}-\d{2}))?=(\d{1,2})(?:\.(\d{1,2}))?$/;

const rateOf = (text: string): VatRate | undefined => {
  const [, goods, from, whole, part = ''] = rateForm.exec(text) ?? [];
  if (goods === undefined) return undefined;
  const rate = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  if (from === undefined) return { goods, rate };
  return parseLocalDate(from).match(
    (day: LocalDate): VatRate | undefined => ({ goods, rate, from: day }),
    () => undefined,
  );
};

const ratesFault =
  'VAT_RATES must be rates such as ticket=9.5, upsell=22, with commas between them; a product by its id, a later rate as ticket@2027-07-01=10, and one for ticket and upsell that counts always';

const ratesIn = (text: string): Result<readonly VatRate[], string> => {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const rates = parts.flatMap((part) => rateOf(part) ?? []);
  const always = new Set(rates.filter(({ from }) => from === undefined).map(({ goods }) => goods));
  const rateNames = new Set(rates.map(({ goods, from = '' }) => `${goods}@${from}`));
  const isWhole = rates.length === parts.length && rateNames.size === rates.length;
  if (isWhole && (rates.length === 0 || (always.has('ticket') && always.has('upsell')))) return ok(rates);
  return err(ratesFault);
};

const required = ['SELLER_NAME', 'SELLER_STREET', 'SELLER_TOWN', 'SELLER_EMAIL'] as const satisfies readonly Name[];

/** Returns the seller and tax rates of the settings; `undefined` when neither is set. Error: one line that names what
 *  is missing or wrong. */
export const sellerSettings = (
  variables: SellerVariables,
  zone: string,
): Result<SellerSettings | undefined, string> => {
  const setting = (name: Name): string => variables[name]?.trim() ?? '';
  const firstField = fields.find((field) => setting(`SELLER_${field}`) !== '');
  if (firstField === undefined && setting('VAT_RATES') === '') return ok(undefined);
  const missing = required.filter((name) => setting(name) === '');
  const first = firstField === undefined ? 'VAT_RATES' : `SELLER_${firstField}`;
  if (missing.length > 0) return err(uselessWithout(first, missing));
  const [phone, vatId, register] = [setting('SELLER_PHONE'), setting('SELLER_VAT_ID'), setting('SELLER_REGISTER')];
  if (setting('VAT_RATES') !== '' && vatId === '') return err(uselessWithout('VAT_RATES', ['SELLER_VAT_ID']));
  const seller: Seller = {
    name: setting('SELLER_NAME'),
    street: setting('SELLER_STREET'),
    town: setting('SELLER_TOWN'),
    email: setting('SELLER_EMAIL'),
    phone: phone === '' ? undefined : phone,
    vatId: vatId === '' ? undefined : vatId,
    register: register === '' ? undefined : register,
  };
  return ratesIn(setting('VAT_RATES')).map((vatRates) => ({ seller, vatRates, zone }));
};
