import { expect, it } from 'vitest';
import { hasPaper, paperFileName } from '../checkout/order-papers.ts';
import { anUpsellLine } from '../testing/builders.ts';
import { anOrderPapers } from '../testing/order-papers.ts';

const papers = anOrderPapers();
const { order } = papers;

it.each([
  ['completed', papers.tickets, order.items, true],
  ['canceled', [], order.items, false],
  ['canceling', [], [anUpsellLine()], false],
  ['refunded', [], order.items, false],
  ['completed', [], order.items, false],
  ['completed', [], [anUpsellLine()], true],
] as const)('an order with outcome %s, tickets %j and items %j has a paper: %s', (outcome, tickets, items, has) => {
  expect(hasPaper({ ...papers, tickets, order: { ...order, outcome, items } })).toBe(has);
});

it.each([
  ['2026-000042', undefined, 'tickets-2026-000042.pdf'],
  ['../"a\r\nb', 'gift-cards', 'gift-cards-ab.pdf'],
] as const)('the paper of order %j for %s has the file name %s', (number, part, name) => {
  expect(paperFileName({ ...papers, order: { ...order, orderNumber: number } }, part)).toBe(name);
});
