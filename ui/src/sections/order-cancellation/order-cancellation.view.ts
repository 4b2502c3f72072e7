import type { Order } from '@shop/core/checkout/order';
import type { CleanHtml } from '@shop/core/content/clean-html';
import { shownBlock } from '@shop/core/content/text-chain';
import { periodText } from '@shop/core/papers/line-words';
import { canceledTextKey } from '@shop/core/papers/order-document';
import { type Fact, fact } from '@shop/core/papers/papers-words';
import { orderPath } from '@shop/core/paths/order-path';
import type { SectionDataOf } from '../../page-data/section-data.ts';
import type { Translator } from '../../translations/use-translator.ts';

/** The texts of a cancellation; `id` is present while the visitor can request it. */
type CancellationTexts = {
  readonly title: string;
  readonly text?: CleanHtml;
  /** The shop's own text when content has none. */
  readonly note?: string;
  readonly id?: string;
};

type Data = Pick<SectionDataOf<'orderCancellation'>, 'section' | 'id' | 'key' | 'isFree' | 'about' | 'outcome'>;
type Words = Pick<Translator, 't' | 'errorText' | 'money' | 'weekdayAndDay' | 'language'>;

const isReserved = ({ about }: Data): boolean => about?.order.paymentType === 'preauthorization';

/** Returns the texts of an order that was canceled before the page was opened. */
const canceledBefore = (order: Order, { t, money }: Words): CancellationTexts => {
  const key = canceledTextKey(order);
  const { refund } = order;
  return {
    title: t('Order.OrderCanceledTitle'),
    note: refund === undefined ? t(key) : t(key, { amount: money(refund) }),
  };
};

/** Returns the texts of a cancellation. `outcome` is what the server stored for that id; unless it is a success, the
 *  visitor can try again. Content has texts for success and refusal, which mention the refund; the shop has its own for
 *  an unknown outcome and for an order for which no money was paid. */
const cancellationTexts = (data: Data, words: Words): CancellationTexts => {
  const { section, id, isFree, outcome, about } = data;
  const { t, errorText } = words;
  const { texts } = section;
  if (outcome === 'notKnown') return { title: t('Cancel.NotKnown'), note: t('Cancel.NotKnown.Text'), id };
  if (id === undefined)
    return { title: section.title || t('Cancel.Title'), note: errorText('CancelTransactionIncorrectUrl') };
  if (outcome === 'canceled')
    return isFree || isReserved(data)
      ? { title: t('Cancel.Done'), note: t('Order.OrderCanceledFreeText') }
      : (shownBlock(texts.success) ?? { title: t('Cancel.Done'), note: t('Cancel.Done.Text') });
  if (about?.order.outcome === 'canceled') return canceledBefore(about.order, words);
  if (outcome === 'notCanceled')
    return { ...(shownBlock(texts.failure) ?? { title: t('Cancel.Failed'), note: t('Cancel.Failed.Text') }), id };
  if (isFree) return { title: t('Cancel.Question'), note: t('Cancel.Question.FreeText'), id };
  if (isReserved(data)) return { title: t('Cancel.Question'), note: t('Cancel.Question.ReservedText'), id };
  return { ...(shownBlock(texts.question) ?? { title: t('Cancel.Question'), note: t('Cancel.Question.Text') }), id };
};

/** Returns what identifies the order: its number, days, persons and amount. */
const orderFacts = (data: Data, words: Words): readonly Fact[] => {
  if (data.about === undefined) return [];
  const { order, persons } = data.about;
  const { t, money } = words;
  const periods = [...new Set(order.items.flatMap((item) => periodText(item, words) ?? []))].join('; ');
  const refund = order.paymentType === 'payment' ? (order.refund ?? order.total) : undefined;
  return [
    ...fact(t('Order.Number'), order.orderNumber),
    ...fact(t('Cancel.Visit'), periods || undefined),
    ...fact(t('Cancel.Persons'), persons === 0 ? undefined : String(persons)),
    ...(refund === undefined || refund === 0
      ? fact(t('Order.Total'), order.total === undefined ? undefined : money(order.total))
      : fact(t('Cancel.Refund'), money(refund))),
  ];
};

/** Returns the texts of a cancellation page, the facts of its order, and the order's page if its key is known. */
export const orderCancellationView = (data: Data, words: Words) => ({
  ...cancellationTexts(data, words),
  facts: orderFacts(data, words),
  orderHref: data.key === undefined ? undefined : orderPath(words.language, data.key),
});
