import type { CleanHtml } from '@shop/core/content/clean-html';
import type { OrderCancellationData } from '../../pages/route-data.ts';
import type { Translator } from '../../translations/use-translator.ts';

/** What the page says; `id` is there while the visitor is asked. */
export type OrderCancellationView = {
  readonly title: string;
  readonly text?: CleanHtml;
  /** Words of ours, where content has none. */
  readonly note?: string;
  readonly id?: string;
};

/** How it went is what the shop's own answer left behind; an address with an id only asks (R-CANCEL-2). Content has
 *  words for a yes and a no; while neither is known the shop's own are said (D-CANCEL-UNKNOWN). */
export const orderCancellationView = (
  { section, id, outcome }: Pick<OrderCancellationData, 'section' | 'id' | 'outcome'>,
  { t, errorText }: Pick<Translator, 't' | 'errorText'>,
): OrderCancellationView => {
  const { question, success, failure } = section.texts;
  if (outcome === 'canceled') return success;
  if (outcome === 'notCanceled') return failure;
  if (outcome === 'notKnown') return { title: t('Cancel.NotKnown'), note: t('Cancel.NotKnown.Text') };
  if (id !== undefined) return { ...question, id };
  return { title: section.title || t('Cancel.Title'), note: errorText('CancelTransactionIncorrectUrl') };
};
