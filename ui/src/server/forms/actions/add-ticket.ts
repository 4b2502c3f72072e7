import { parseContentPath } from '@shop/core/paths/content-path';
import { loadProduct } from '../../../pages/load-product.ts';
import { selectionView } from '../../../sections/ticket/quantities.view.ts';
import { problemPlace, typedIn } from '../../../sections/ticket/typed-quantities.ts';
import type { ActionOutcome, PostedAction } from '../posted-action.ts';

/** Puts the tickets that were typed on step 2 into the cart, for the day or season of the page's address. */
export const addTicket: PostedAction = async ({
  useCases,
  clock,
  settings,
  address,
  language,
  fields,
  isStep,
  intent,
}) => {
  if (isStep) return { kind: 'typed' };
  const { item = '' } = parseContentPath(address.path);
  const product = await loadProduct(useCases, { clock }, address, item);
  if (product.kind === 'failed') return { kind: 'refused', error: product.error };
  const data = product.kind === 'found' ? product.parts.sections.find(({ type }) => type === 'ticket') : undefined;
  if (data?.type !== 'ticket') return { kind: 'refused', error: { kind: 'notFound', what: 'product' } };
  const { ticket, period, quote } = data;
  if (quote === undefined || period === undefined) return { kind: 'typed' };
  if (!quote.ok) return { kind: 'refused', error: quote.error };
  const { choices } = selectionView(quote.value, typedIn(fields), settings.personCategories);
  const selection = {
    ticket,
    language,
    ...(period.type === 'day' ? { date: period.date } : { seasonId: period.seasonId }),
    choices,
    quote: quote.value,
  };
  return useCases.addTicket(selection, intent).match(
    (): ActionOutcome => ({ kind: 'added' }),
    (error): ActionOutcome => ({ kind: 'refused', error, at: problemPlace }),
  );
};
