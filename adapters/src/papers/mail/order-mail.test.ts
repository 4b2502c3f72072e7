import { instant } from '@shop/core/dates/instant';
import { localDate } from '@shop/core/dates/local-date';
import { cartItemId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { linePrice } from '@shop/core/pricing/line-price';
import { aGiftCardLine, aTicketLine } from '@shop/core/testing/builders';
import { anOrderPapers } from '@shop/core/testing/order-papers';
import jsQr from 'jsqr';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { loadBuiltInTranslations } from '../../content/translations/load-built-in-translations.ts';
import { aLetter, written } from './testing/a-letter.ts';

const gap = '\u00a0';
const link = (language: string, rest: string) => `https://shop.example/${language}/${rest}`;
const visit = {
  sl: [`Vaš obisk: sreda, 18.${gap}11.${gap}2026`, 'Pozdravljeni, Ana Šuštar!', `Skupaj: 124,60${gap}€`],
  de: ['Ihr Besuch: Mittwoch, 18.11.2026', 'Guten Tag, Ana Šuštar!', `Gesamt: 124,60${gap}€`],
} as const;
const subjects = {
  sl: `Vstopnice za obisk: sreda, 18.${gap}11.${gap}2026 (naročilo 2026-000042)`,
  de: 'Tickets für Ihren Besuch: Mittwoch, 18.11.2026 (Bestellung 2026-000042)',
} as const;

describe('the mail of an order', () => {
  test.each(['sl', 'de'] as const)(
    'in %s has the day, the buyer, the total and the links to the order and its cancellation',
    async (language) => {
      const { subject, text, html, attachments } = await written(aLetter({ papers: { language } }));
      const [title, hello, total] = visit[language];
      expect([subject, text.split('\n')[0]]).toEqual([subjects[language], title]);
      for (const part of [text, html]) for (const line of [title, hello]) expect(part).toContain(line);
      expect(text).toContain(total);
      const cancel = link(language, 'cancel?id=cancel-1&key=key-1');
      expect(text.split('\n')).toContain(cancel);
      const opened = text
        .split('\n')
        .find((line) => line.startsWith(link(language, '')) && line.endsWith('?key=key-1'));
      for (const href of [opened, cancel.replace('&', '&amp;')]) expect(html).toContain(`href="${href}"`);
      const types = attachments.filter(({ cid }) => cid === undefined).map(({ type }) => type.split(';')[0]);
      expect(types).toEqual(['application/pdf', 'text/calendar']);
    },
  );

  test.each(['sl', 'de'] as const)(
    'in %s does not mention a card or a refund for an order of 0.00 (R-CANCEL-5)',
    async (language) => {
      const money = { total: cents(0) };
      const bought = await written(aLetter({ papers: { language }, order: money }));
      const canceled = await written(
        aLetter({ about: 'canceled', papers: { language, tickets: [] }, order: { ...money, outcome: 'canceled' } }),
      );
      expect(bought.text).toContain(link(language, 'cancel?id=cancel-1&free=true&key=key-1'));
      const words = await loadBuiltInTranslations(language);
      expect(canceled.text).toContain(words['Order.OrderCanceledFreeText']);
      for (const { text } of [bought, canceled])
        for (const word of [words['Order.Paid'], words['Order.OrderCanceledText']]) expect(text).not.toContain(word);
    },
  );

  test.each([
    ['canceled', 'canceled', 'Order.OrderCanceledText', 'Naročilo 2026-000042 je preklicano'],
    ['refunded', 'refunded', 'Order.RefundedText', 'Naročilo 2026-000042: plačilo smo vam vrnili'],
    ['refunded', 'refunding', 'Order.RefundingText', 'Naročilo 2026-000042: plačilo vam vračamo'],
  ] as const)(
    'about an order that was %s and is %s has its outcome only, without tickets',
    async (about, outcome, key, title) => {
      const { subject, text, html, attachments } = await written(
        aLetter({ about, papers: { tickets: [] }, order: { outcome } }),
      );
      const words = await loadBuiltInTranslations('sl');
      expect([subject, ...attachments.map(({ cid }) => cid)]).toEqual([title, 'sign']);
      for (const part of [text, html]) {
        expect(part).toContain(words[key]);
        for (const absent of ['cancel-1', words['Papers.HowTo'], words['Mail.Keep']])
          expect(part).not.toContain(absent);
      }
    },
  );

  test('about an order that the office canceled names the part that is refunded', async () => {
    const order = { outcome: 'canceled', refund: cents(30_00) } as const;
    const { text, html } = await written(aLetter({ about: 'canceled', papers: { tickets: [] }, order }));
    for (const part of [text, html]) expect(part).toMatch(/Na vašo kartico vrnemo 30,00.€/);
  });
});

test('a mail shows codes in groups of four that do not wrap (R-EXPECT-21)', async () => {
  const { text, html } = await written(aLetter());
  expect(text).toContain('  7K3M-9QTX-2B4D-HJ81\n');
  expect(
    html.match(/<span style="[^"]*white-space:nowrap[^"]*" class="code">7K3M-9QTX-2B4D-HJ8\d<\/span>/g),
  ).toHaveLength(4);
});

test('a mail has each code as a readable QR picture with a text alternative', async () => {
  const { id, html, attachments } = await written(aLetter());
  const { tickets } = anOrderPapers();
  const shown = [...html.matchAll(/<img src="cid:([^"]+)"[^>]* alt="([^"]*)"/g)];
  expect(shown.map(([, cid]) => cid)).toEqual(['sign', ...tickets.map((_, at) => `qr-${at + 1}@${id}`)]);
  expect(shown.slice(1).every(([, , alt = '']) => alt.startsWith('Koda QR: '))).toBe(true);
  const pictures = attachments.filter(({ cid = '' }) => cid.startsWith('qr-'));
  const read = await Promise.all(
    pictures.map(async ({ bytes }) => {
      const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
    }),
  );
  expect(read).toEqual(tickets.map(({ code }) => code));
});

test('a mail does not wrap numbers, dates, amounts and telephone numbers, and wraps the longest word', async () => {
  const { html } = await written(aLetter({ papers: { buyerName: 'č'.repeat(200) } }));
  const [head = '', body = ''] = html.split('<body');
  expect(body).not.toMatch(/\d\. \d|\d €|\+385 |(?<!nowrap">)2026-000042/);
  expect(body).toMatch(/^ style="[^"]*overflow-wrap:anywhere/);
  expect(head).toContain('(naročilo 2026-000042)</title>');
});

test('a mail of gift cards only names no day, no visit and nothing to bring', async () => {
  const { order, tickets } = anOrderPapers();
  const letter = aLetter({ order: { items: [aGiftCardLine()] }, papers: { order, tickets: tickets.slice(3) } });
  const { subject, text, attachments } = await written(letter);
  expect(subject).toBe('Vaši darilni boni (naročilo 2026-000042)');
  expect(text).toMatch(/^Vaše naročilo\n/);
  expect(text).not.toMatch(/obisk|KAJ VZETI/);
  expect(attachments.map(({ name }) => name)).toEqual(['sign.png', 'qr-1.png', '2026-000042.pdf']);
});

test('a mail of several days names each of them once, and the first in its subject', async () => {
  const days = ['2026-11-20', '2026-11-18', '2026-11-20'] as const;
  const items = days.map((day, index) =>
    aTicketLine({ cartItemId: cartItemId(`item-${index}`), period: { type: 'day', date: localDate(day) } }),
  );
  const { subject, text, attachments } = await written(aLetter({ order: { items }, papers: { tickets: [] } }));
  expect(subject).toContain(`sreda, 18.${gap}11.${gap}2026 (`);
  expect(text).toContain(`Dnevi obiska: sreda, 18.${gap}11.${gap}2026; petek, 20.${gap}11.${gap}2026\n`);
  const entries = attachments.filter(({ type }) => type.startsWith('text/calendar'));
  expect(entries.map(({ name }) => name)).toEqual(['2026-11-20-1.ics', '2026-11-18-2.ics']);
});

test('a mail names the remaining visits of a ticket and the balance of a value card', async () => {
  const part = { worth: cents(50_00), balance: cents(37_50) };
  const tickets = anOrderPapers().tickets.map((ticket) =>
    ticket.cartItemId === 'card-1' ? { ...ticket, ...part } : { ...ticket, visits: { left: 3, of: 10 } },
  );
  const { text } = await written(aLetter({ papers: { tickets } }));
  expect(text.match(/Preostali obiski: .*/g)).toEqual(Array(3).fill('Preostali obiski: 3 od 10'));
  expect(text).toContain(`Stanje na bonu: 37,50${gap}€ od 50,00${gap}€`);
});

test('a mail that is sent again marks the used tickets', async () => {
  const tickets = anOrderPapers().tickets.map((ticket, index) =>
    index === 0 ? { ...ticket, admittedAt: instant(Date.UTC(2026, 10, 18, 9)), isUsedUp: true } : ticket,
  );
  const { text } = await written(aLetter({ papers: { tickets } }));
  expect(text.match(/Uporabljeno .*/g)).toEqual([`Uporabljeno 18.${gap}11.${gap}2026`]);
});

test('a calendar entry has the host of the shop in its id, and the same method as its content type', async () => {
  const { attachments } = await written(aLetter());
  const [entry = expect.fail()] = attachments.filter(({ type }) => type.startsWith('text/calendar'));
  const file = new TextDecoder().decode(entry.bytes);
  expect(file).toMatch(/^UID:[^@\r]+@shop\.example\r$/m);
  const methods = [/; *method=(\w+)/.exec(entry.type)?.[1], /^METHOD:(\w+)/m.exec(file)?.[1]];
  expect(methods[0]).toBe(methods[1]);
});

test('a mail of an order that costs nothing says so', async () => {
  const items = [aTicketLine({ price: linePrice({ price: cents(0), quantity: 1 }) })];
  const { text } = await written(aLetter({ order: { items, total: cents(0) } }));
  expect(text).toContain('  brezplačno\n');
  expect(text).toContain(`Skupaj: 0,00${gap}€`);
});

test('a mail of a test order has the mark of a test in its subject and text', async () => {
  const { subject, text, html } = await written(aLetter({ order: { isTest: true } }));
  expect(subject).toBe(`TEST: ${subjects.sl}`);
  expect(text).toContain('TESTNO NAROČILO: PLAČILO NI BILO PRAVO.');
  expect(html).toContain('Testno naročilo: plačilo ni bilo pravo.');
});

test.each([
  [
    '</p><script>alert("1")</script>\'A\'',
    '</p><script>alert("1")</script>\'A\'',
    '&lt;/p&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&apos;A&apos;',
  ],
  ...[
    ['Ana\r\nBcc: thief@example.com', 'Ana Bcc: thief@example.com'],
    ['Ana\u202egpj.exe\u2066', 'Anagpj.exe'],
    [`Ana${gap}${gap}\u2028 Novak${gap}`, 'Ana Novak'],
    ...['$t(Mail.Keep) {{number}}', 'č'.repeat(200)].map((name) => [name, name]),
  ].map(([typed = '', shown = '']) => [typed, shown, shown]),
])('a mail has the hostile name %j as plain text in its address, text and page', async (buyerName, shown, escaped) => {
  const { to, text, html } = await written(aLetter({ papers: { buyerName } }));
  expect(to).toEqual({ name: shown, address: 'ana@example.com' });
  expect(text.split('\n')).toContain(`Pozdravljeni, ${shown}!`);
  expect(html.split(`Pozdravljeni, ${escaped}!</p>`)).toHaveLength(2);
  expect(html.split(`: <strong>${escaped}</strong>`)).toHaveLength(2);
  expect(html).not.toContain('<script');
});
