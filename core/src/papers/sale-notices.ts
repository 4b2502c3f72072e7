import type { OrderPapers } from '../checkout/order-papers.ts';
import { rateText } from '../money/rate-text.ts';
import type { Fact } from './fact.ts';
import type { PapersWords } from './papers-words.ts';
import type { Seller } from './seller.ts';

/** A heading and what belongs below it, a paragraph each. */
export type Notice = { readonly heading: string; readonly texts: readonly string[] };

/** The tax within the total by its rate, and what vouchers cost, which are taxed when they are redeemed (D-VAT). */
export const vatFacts = ({ sale }: OrderPapers, { t, money, language }: PapersWords): readonly Fact[] => {
  const { lines, vouchers } = sale?.vat ?? { lines: [], vouchers: undefined };
  return [
    ...lines.map(({ rate, net, vat }) => ({
      name: t('Papers.VatRate', { rate: rateText(rate, language), net: money(net) }),
      value: money(vat),
    })),
    ...(vouchers === undefined ? [] : [{ name: t('Papers.VatVouchers'), value: money(vouchers) }]),
  ];
};

const sellerNotice = (seller: Seller, { t }: PapersWords): Notice => {
  const { name, street, town, email, phone, vatId, register } = seller;
  return {
    heading: t('Papers.Seller'),
    texts: [
      `${name}, ${street}, ${town}`,
      [email, ...(phone === undefined ? [] : [phone])].join(', '),
      ...(vatId === undefined ? [] : [t('Papers.VatId', { id: vatId })]),
      ...(register === undefined ? [] : [t('Papers.Register', { register })]),
    ],
  };
};

/** Nobody withdraws from a visit of a fixed day or season, anybody from a card that was not used (D-WITHDRAWAL). */
const withdrawalNotice = (
  { order }: OrderPapers,
  { name, street, town, email }: Seller,
  { t }: PapersWords,
): Notice => {
  const has = (isCard: boolean): boolean => order.items.some(({ kind }) => (kind === 'giftCard') === isCard);
  return {
    heading: t('Papers.Withdrawal'),
    texts: [
      ...(has(false) ? [t('Papers.WithdrawalVisits')] : []),
      ...(has(true) ? [t('Papers.WithdrawalCards', { seller: `${name}, ${street}, ${town}`, email })] : []),
    ],
  };
};

/** What law wants told beside an order; nothing where settings do not say who sells (D-SELLER). */
export const saleNotices = (papers: OrderPapers, words: PapersWords): readonly Notice[] => {
  const { sale, order } = papers;
  if (sale === undefined) return [];
  const { seller } = sale;
  return [
    sellerNotice(seller, words),
    ...(order.outcome === 'completed' ? [withdrawalNotice(papers, seller, words)] : []),
  ];
};
