import { builtInTranslations } from '@shop/adapters/content/translations/built-in-translations';
import { emptyDraft } from '@shop/core/customer/customer-rules';
import { countryId } from '@shop/core/ids';
import type { CustomerForm } from '@shop/core/ports/checkout-port';
import { okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { pagesApp } from '../../server/pages/pages-app.ts';
import { samplePages } from '../../testing/sample-pages.ts';
import { samplePorts } from '../../testing/sample-ports.ts';

const countries = ['SI', 'GB'].map((id) => ({ id: countryId(id), name: id }));

/** Returns the HTML of a field in a form with these data, with its label and messages. */
const field = async (id: string, form: Omit<CustomerForm, 'countries'>): Promise<string> => {
  const checkout = { ...samplePorts.checkout, loadCustomer: () => okAsync({ countries, ...form }) };
  const app = pagesApp(samplePages({ ports: { ...samplePorts, checkout } }));
  const page = await app.request('/sl/osebni-podatki', { headers: { Cookie: 'shopCart=cart-1' } });
  const html = await page.text();
  const input = new RegExp(`<input[^>]*id="${id}"[^>]*>`).exec(html)?.[0] ?? expect.fail(`there is no field ${id}`);
  const hint = new RegExp(`id="${id}-hint"[^>]*>([^<]*)<`).exec(html)?.[1] ?? '';
  return input + hint;
};

test.each([
  ['SI', 'numeric'],
  ['GB', 'text'],
  ['', 'text'],
])('the post code of the country %j has the keyboard %s (R-VALID-7)', async (country, keyboard) => {
  expect(await field('postCode', { draft: { ...emptyDraft, country } })).toContain(`inputMode="${keyboard}"`);
});

test.each([
  [true, 'žiga@example.si', true],
  [true, 'ziga@žalec.si', false],
  [undefined, 'žiga@example.si', false],
])(
  'with mails in ASCII only: %s, the form refuses the address %s: %s (R-VALID-28)',
  async (asciiEmail, email, isRefused) => {
    const html = await field('email', { asciiEmail, draft: { ...emptyDraft, email } });
    expect(html.includes(builtInTranslations('sl')['Customer.emailAsciiHint'] ?? '')).toBe(isRefused);
  },
);
