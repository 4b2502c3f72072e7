import { instant } from '@shop/core/dates/instant';
import { cancelId, orderKey } from '@shop/core/ids';
import type { Letter } from '@shop/core/seller/views/order-papers-view';
import { anOrderPapers } from '@shop/core/testing/order-papers';
import { builtInTranslations } from '../../../content/translations/built-in-translations.ts';
import { orderMail } from '../order-mail.ts';

type Given = Partial<Omit<Letter, 'papers'>> & {
  readonly papers?: Partial<Letter['papers']>;
  readonly order?: Partial<Letter['papers']['order']>;
};

/** Returns the letter of an order that can be canceled, with these papers and order members. */
export const aLetter = ({ papers: given = {}, order = {}, ...letter }: Given = {}): Letter => {
  const papers = anOrderPapers(given);
  return {
    about: 'completed',
    orderRef: papers.order.ref,
    orderNumber: '2026-000042',
    orderKey: orderKey('key-1'),
    copy: 1,
    at: instant(Date.UTC(2026, 10, 16, 9, 31)),
    to: { name: papers.buyerName, address: 'ana@example.com' },
    papers: { ...papers, order: { ...papers.order, cancelId: cancelId('cancel-1'), ...order } },
    ...letter,
  };
};

/** The time zone of mails in tests. */
const zone = 'Europe/Ljubljana';

export const written = orderMail({
  words: async (language) => builtInTranslations(language),
  cancelPath: async (language) => `/${language}/cancel`,
  origin: 'https://shop.example',
  zone,
  drawOrder: async () => new TextEncoder().encode('%PDF-1.7'),
  contact: {},
});
