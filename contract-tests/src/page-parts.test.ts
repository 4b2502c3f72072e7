import { builtInTranslations } from '@shop/adapters/content/translations/built-in-translations';
import { sampleContent } from '@shop/adapters/sample/content/sample-content';
import { callsAt } from '@shop/adapters/wire/client/testing/calls-at';
import { languages } from '@shop/core/languages/language';
import { shopPath } from '@shop/core/paths/shop-paths';
import { value } from '@shop/core/testing/answers';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { builtShop } from './testing/built-shop.ts';
import { plainBrowser } from './testing/plain-browser.ts';

const shop = builtShop();

const html = async (path: string): Promise<string> => (await fetch(shop.origin + path)).text();

type Node = ReturnType<typeof parseDocument>['children'][number];

/** Returns the visible text of a part of a page, in the order in which it is read. */
const visible = (node: Node): string => {
  if (node.type === ElementType.Text) return node.data;
  if (!('children' in node) || node.type === ElementType.Script || node.type === ElementType.Style) return '';
  return ` ${node.children.map(visible).join('')} `;
};

/** Returns the visible text of markup, with each run of white space as one space. */
const textOf = (markup: string): string => parseDocument(markup).children.map(visible).join('').replace(/\s+/g, ' ');

const part = (markup: string, name: string): string =>
  markup.slice(markup.indexOf(`<${name}`), markup.indexOf(`</${name}>`));

const attributesOf = (markup: string, name: string) =>
  DomUtils.getElementsByTagName(name, parseDocument(markup)).map(({ attribs }) => attribs);

test.each(languages)(
  'in %s the logo leads to the root of the language, the header names an empty cart, and the footer shows links, icons, columns and bottom text of the content (R-SHELL-1, R-SHELL-11 to R-SHELL-15)',
  async (language) => {
    const header = part(await html(shopPath('cart', language)), 'header');
    expect(attributesOf(header, 'a')[0]?.href).toBe(shopPath('home', language));
    expect(textOf(header)).toContain(builtInTranslations(language).CartIsEmpty);
    const { footer } = (await sampleContent.loadSite(language))._unsafeUnwrap();
    const shown = part(await html(shopPath('home', language)), 'footer');
    const hrefs = attributesOf(shown, 'a').map(({ href }) => href);
    const linked = [...footer.links, ...footer.social, ...footer.columns.flatMap(({ links }) => links)];
    expect(hrefs).toEqual(expect.arrayContaining([...linked, ...footer.bottomLinks].map(({ href }) => href)));
    expect(footer.social.length).toBeGreaterThan(0);
    const words = textOf(shown);
    for (const { title } of footer.columns) expect(words).toContain(title);
    expect(words).toContain(textOf(footer.bottomText).trim());
  },
);

test('the not-found screen has a picture, its three texts and the way home (R-SHELL-25 to R-SHELL-28)', async () => {
  const page = part(await html('/sl/nikjer'), 'main');
  const words = builtInTranslations('sl');
  const shown = textOf(page);
  expect(words.Page404Text).toBe('Oops. Prišlo je do napake.');
  for (const key of ['Page404Text', 'Page404HelpText', 'Page404ContinueText', 'BackToHomePage'] as const) {
    expect(shown).toContain(words[key]);
  }
  expect(attributesOf(page, 'img').map(({ alt }) => alt)).toContain(words.Page404Image);
  expect(attributesOf(page, 'a').map(({ href }) => href)).toContain('/');
});

const ports = () => callsAt(shop.origin);

test('a card of the list shows title, contents, validity and for how many it is, its page validity, help and terms (R-GIFT-4, R-LIST-5, R-LIST-7)', async () => {
  const query = { language: 'sl', group: 'giftVouchers', skip: 0, take: 999, sort: 'recommended' } as const;
  const { items } = await value(ports().listProducts(query));
  const list = textOf(await html('/sl/darilni-boni'));
  for (const { name, shortDescription, validity = '', numberOfPeople } of items) {
    for (const words of [name, shortDescription, validity, numberOfPeople])
      expect(list).toContain(words.replace(/\s+/g, ' '));
  }
  expect(items.filter(({ numberOfPeople }) => numberOfPeople !== '').length).toBeGreaterThan(0);
  const card = await value(ports().showProduct('sl', 'vrednostni-bon'));
  const shown = textOf(await html('/sl/darilni-boni/vrednostni-bon'));
  const texts = card.kind === 'giftCard' ? [card.validityText, card.helpText, card.termsText] : [];
  expect(texts.filter((text) => text !== '')).toHaveLength(3);
  for (const text of texts) expect(shown).toContain(textOf(text).trim());
});

test('step 2 of a ticket has a card for each kind of stay, and shows how many places are left (R-TICKET-8, R-TICKET-11)', async () => {
  const links = attributesOf(await html('/sl/vstopnice-bazeni/termalija'), 'a').flatMap(({ href }) => href ?? []);
  const shown = textOf(await html(links.find((href) => href.includes('date=')) ?? ''));
  for (const stay of ['Triurna', 'Dnevna', 'Večerna', 'Nočna']) expect(shown).toContain(`${stay} vstopnica`);
  expect(shown).toMatch(/Na voljo je še \d+ vstopnic/u);
});

test('a line of the cart shows its price, with the old one struck out when it is discounted (R-REVIEW-4)', async () => {
  const ticket = await value(ports().showProduct('sl', 'termalija'));
  const cheaper = 'availability' in ticket ? ticket.facilityDiscounts.map(({ date }) => date) : [];
  const free =
    'availability' in ticket ? ticket.availability.filter(({ ticketsAvailable }) => ticketsAvailable > 0) : [];
  const date = free.find((day) => cheaper.includes(day.date))?.date;
  const { ask, post } = plainBrowser(() => shop.origin);
  const fields = { does: 'addTicket', step: '', 'quantity-termalija-day-adult': '1' };
  const page = `/sl/vstopnice-bazeni/termalija?date=${date}`;
  await ask(page);
  const { text } = await post(page, fields);
  expect(text).toContain('Pregled košarice');
  expect(text).toMatch(/<s\b[^>]*>22,00/);
});

test('a cheaper mix for the same persons is swapped by a button of the form', async () => {
  const { ask, post } = plainBrowser(() => shop.origin);
  const ticket = await value(ports().showProduct('sl', 'druzinski-dan-termalija'));
  const days = 'availability' in ticket ? ticket.availability : [];
  const date = days.find(({ ticketsAvailable }) => ticketsAvailable > 100)?.date;
  const persons = { 'quantity-termalija-family-day-adult': '2', 'quantity-termalija-family-day-child': '3' };
  const page = `/sl/vstopnice-bazeni/${ticket.url}?date=${date}`;
  await ask(page);
  const press = (step: string) => post(page, { does: 'addTicket', step, ...persons });
  const [, swap = ''] = /<button value="(set\?quantity[^"]*)"[^>]*name="step"/.exec((await press('')).text) ?? [];
  const { text } = await press(swap.replaceAll('&amp;', '&'));
  const chosen = [...text.matchAll(/name="quantity-termalija-family-day-([\w-]+)"[^>]*value="([1-9]\d*)"/g)];
  expect(chosen.map(([, list, quantity]) => `${list} ${quantity}`)).toEqual(['2-2 1', 'child 1']);
});
