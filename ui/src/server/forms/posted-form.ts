import type { Page } from '@shop/core/content/page';
import { errorKey } from '@shop/core/errors/error-catalog';
import { cancellationPath, cancellationQuery } from '@shop/core/paths/cancellation-path';
import { parseContentPath } from '@shop/core/paths/content-path';
import { outcomeOfError } from '@shop/core/use-cases/cancellation-outcome';
import type { UseCases } from '@shop/core/use-cases/use-cases';
import { cancelOrder } from '../../sections/order-cancellation/cancel-order.ts';
import { draftIn, saveCustomer } from '../../sections/personal-data/save-customer.ts';
import { type FormAnswer, followReaction, type PostedForm } from './form-answer.ts';
import { flashOfError, outcomeText } from './page-cookies.ts';

/** Saves the personal data and leads to the payment, or shows the invalid fields. */
const answerCustomer = async (useCases: UseCases, path: string, form: PostedForm): Promise<FormAnswer> => {
  const { language } = parseContentPath(path);
  const outcome = await saveCustomer(useCases.saveCustomer, form, { language });
  if (outcome.kind !== 'refused') return { kind: 'redirect', to: outcome.to };
  const { error, at, during = 'customerSave' } = outcome;
  return followReaction(error, during, language, (display, key): FormAnswer => {
    const fields = error.kind === 'invalidCustomer' && display !== 'silent' ? error.fields : [];
    const isAbove = display === 'toast' || (display === 'alert' && at === undefined);
    return { kind: 'page', extras: { posted: { draft: draftIn(form), fields }, errorKey: isAbove ? key : undefined } };
  });
};

/** Cancels the order, then redirects to the address with its id, which shows the outcome. */
const answerCancellation = async (useCases: UseCases, path: string, form: PostedForm): Promise<FormAnswer> => {
  const query = cancellationQuery(form);
  const { id = '' } = query;
  const back = { kind: 'redirect', to: cancellationPath(path, query) } as const;
  const outcome = await cancelOrder(useCases.cancelOrder, form, { path });
  if (outcome.kind === 'done') return { kind: 'redirect', to: outcome.to, outcome: outcomeText('canceled', id) };
  const { error, during = 'cancellation' } = outcome;
  return followReaction(error, during, parseContentPath(path).language, (display, key): FormAnswer => {
    if (display === 'alert') return { ...back, outcome: outcomeText(outcomeOfError(error), id) };
    return { ...back, flash: display === 'toast' ? flashOfError(key) : undefined };
  });
};

const formIn = ({ sections }: Page): 'personalData' | 'orderCancellation' | undefined => {
  for (const { type } of sections) if (type === 'personalData' || type === 'orderCancellation') return type;
  return undefined;
};

/** Runs the action of a posted form, which depends on the sections of its page. */
export const answerForm = async (useCases: UseCases, path: string, form: PostedForm): Promise<FormAnswer> => {
  const page = await useCases.loadPage(path);
  if (page.isErr()) {
    if (page.error.kind === 'notFound') return { kind: 'noForm' };
    // Nothing was done, as the page's forms are unknown; the page appears again with the typed values if possible.
    const posted = { draft: draftIn(form), fields: [] };
    return { kind: 'page', extras: { posted, errorKey: errorKey(page.error), outcome: 'notKnown' } };
  }
  switch (formIn(page.value)) {
    case 'personalData':
      return answerCustomer(useCases, path, form);
    case 'orderCancellation':
      return answerCancellation(useCases, path, form);
    case undefined:
      return { kind: 'noForm' };
  }
};
