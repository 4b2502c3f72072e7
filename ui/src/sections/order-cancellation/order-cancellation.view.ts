import type { CleanHtml } from '@shop/core/content/clean-html';
import { shownBlock } from '@shop/core/content/text-chain';
import type { SectionDataOf } from '../../page-data/section-data.ts';
import type { Translator } from '../../translations/use-translator.ts';

/** The texts of the page; `id` is present while the visitor can request the cancellation. */
export type OrderCancellationView = {
  readonly title: string;
  readonly text?: CleanHtml;
  /** The shop's own text when content has none. */
  readonly note?: string;
  readonly id?: string;
};

/** Returns the texts of a cancellation. `outcome` is what the server stored for that id; unless it is a success, the
 *  visitor can try again. Content has texts for success and refusal, which mention the refund; the shop has its own for
 *  an unknown outcome and a free order. */
export const orderCancellationView = (
  { section, id, isFree, outcome }: Pick<SectionDataOf<'orderCancellation'>, 'section' | 'id' | 'isFree' | 'outcome'>,
  { t, errorText }: Pick<Translator, 't' | 'errorText'>,
): OrderCancellationView => {
  const { texts } = section;
  if (outcome === 'notKnown') return { title: t('Cancel.NotKnown'), note: t('Cancel.NotKnown.Text'), id };
  if (id === undefined)
    return { title: section.title || t('Cancel.Title'), note: errorText('CancelTransactionIncorrectUrl') };
  if (outcome === 'canceled')
    return isFree
      ? { title: t('Cancel.Done'), note: t('Order.OrderCanceledFreeText') }
      : (shownBlock(texts.success) ?? { title: t('Cancel.Done'), note: t('Cancel.Done.Text') });
  if (outcome === 'notCanceled')
    return { ...(shownBlock(texts.failure) ?? { title: t('Cancel.Failed'), note: t('Cancel.Failed.Text') }), id };
  if (isFree) return { title: t('Cancel.Question'), note: t('Cancel.Question.FreeText'), id };
  return { ...(shownBlock(texts.question) ?? { title: t('Cancel.Question'), note: t('Cancel.Question.Text') }), id };
};
