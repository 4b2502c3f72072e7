import { instant } from '@shop/core/dates/instant';
import type { Letter } from '@shop/core/host/views/order-papers-view';
import { orderKey } from '@shop/core/ids';
import { anOrderPapers } from '@shop/core/testing/order-papers';
import { plainWords } from '@shop/core/testing/plain-words';
import { expect, test } from 'vitest';
import { mailSubject } from './order-mail-parts.ts';

const papers = anOrderPapers();

test.each([
  ['refunding', 'Mail.SubjectRefunding'],
  ['refunded', 'Mail.SubjectRefunded'],
] as const)('a mail about money that is %s says no more than that', (outcome, subject) => {
  const letter: Letter = {
    about: 'refunded',
    orderRef: papers.order.ref,
    orderNumber: '2026-000042',
    orderKey: orderKey('key'),
    copy: 1,
    at: instant(0),
    to: { name: papers.buyerName, address: 'ana@example.si' },
    papers: { ...papers, order: { ...papers.order, outcome } },
  };
  expect(mailSubject(letter, plainWords)).toBe(`${subject} 2026-000042`);
});
