import { expect, it } from 'vitest';
import { localDate } from '../dates/local-date.ts';
import { cartItemId, productId } from '../ids.ts';
import { aTicketLine } from '../testing/builders.ts';
import { anOrderPapers } from '../testing/order-papers.ts';
import { plainWords } from '../testing/plain-words.ts';
import { contactWords } from './contact-words.ts';
import { visitFiles } from './visit-files.ts';

const ticket = (id: string, product: string, day: string, productTitle = product) =>
  aTicketLine({
    cartItemId: cartItemId(id),
    productId: productId(product),
    productTitle,
    period: { type: 'day', date: localDate(day) },
  });

const filesOf = (...items: readonly ReturnType<typeof ticket>[]) =>
  visitFiles({ ...anOrderPapers().order, items }, plainWords, {
    contact: contactWords(undefined, plainWords),
    domain: 'shop.example',
  });

const uidIn = (file: string): string => file.replaceAll('\r\n ', '').match(/^UID:(.*)\r$/m)?.[1] ?? '';

it('each visit of an order has its own file name and id, also two products on one day', () => {
  const files = filesOf(
    ticket('item-1', 'termalija', '2026-11-18'),
    ticket('item-2', 'aqualuna', '2026-11-18'),
    ticket('item-3', 'termalija', '2026-11-20'),
  );
  expect(files.map(({ fileName }) => fileName)).toEqual(['2026-11-18-1.ics', '2026-11-18-2.ics', '2026-11-20-3.ics']);
  expect(files.map(({ file }) => uidIn(file))).toEqual([
    '2026-000042-termalija-2026-11-18@shop.example',
    '2026-000042-aqualuna-2026-11-18@shop.example',
    '2026-000042-termalija-2026-11-20@shop.example',
  ]);
});

it('a visit has the same id when its product title is in another language', () => {
  const uids = ['Bazeni', 'Pools'].flatMap((title) =>
    filesOf(ticket('item-1', 'termalija', '2026-11-18', title)).map(({ file }) => uidIn(file)),
  );
  expect(new Set(uids)).toEqual(new Set(['2026-000042-termalija-2026-11-18@shop.example']));
});
