import { outcomeOfError } from '@shop/core/checkout/cancellation-outcome';
import type { Page } from '@shop/core/content/page';
import { errorKey } from '@shop/core/errors/error-key';
import type { ShopError } from '@shop/core/errors/shop-error';
import { cancelId } from '@shop/core/ids';
import { parseContentPath } from '@shop/core/paths/content-path';
import { encodeText } from '@shop/core/paths/segments';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { UseCases } from '@shop/core/use-cases';
import type { PostedCustomer } from '../../page-data/posted-answer.ts';
import { type Flash, flashOfError } from './flash.ts';
import { followReaction } from './follow-reaction.ts';
import { draftIn } from './keep-draft.ts';
import { outcomeText } from './outcome-cookie.ts';
import type { PostedForm } from './posted-action.ts';

/** Where a posted form leads: on, or back to its own page with what was typed. */
export type FormAnswer =
  | { readonly kind: 'redirect'; readonly to: string; readonly flash?: Flash }
  /** A cancellation that was asked for, and how it went, as its cookie says it. */
  | { readonly kind: 'asked'; readonly to: string; readonly text: string }
  | {
      readonly kind: 'page';
      readonly posted: PostedCustomer;
      readonly errorKey?: string;
      readonly outcome?: 'notKnown';
    }
  /** The page is known to have no form, or not to be there. */
  | { readonly kind: 'noForm' };

const toCart =
  (path: string) =>
  (key?: string): FormAnswer => ({
    kind: 'redirect',
    to: shopPath('cart', parseContentPath(path).language),
    ...(key === undefined ? {} : { flash: flashOfError(key) }),
  });

/** Saves the personal data and goes on to the payment, or shows what to look at again (D-POSTED-FORMS). */
const saveCustomer = (useCases: UseCases, path: string, form: PostedForm): Promise<FormAnswer> => {
  const { language } = parseContentPath(path);
  const draft = draftIn(form);
  return useCases.saveCustomer({ draft, language }).match(
    (): FormAnswer => ({ kind: 'redirect', to: shopPath('paymentMethod', language) }),
    (error) => {
      const fields = error.kind === 'invalidCustomer' ? error.fields : [];
      return followReaction(error, 'customerSave', {
        stay: (told, key): FormAnswer => ({
          kind: 'page',
          posted: { draft, fields: told === 'silent' ? [] : fields },
          ...(told === 'toast' || (told === 'alert' && fields.length === 0) ? { errorKey: key } : {}),
        }),
        toCart: toCart(path),
      });
    },
  );
};

/** Cancels, then leads to the address with the id, which says how it went (D-CANCEL-FORM, D-CANCEL-UNKNOWN). */
const cancelOrder = (useCases: UseCases, path: string, form: PostedForm): Promise<FormAnswer> => {
  const id = form.get('id') ?? '';
  const to = id === '' ? path : `${path}?id=${encodeText(id)}`;
  return useCases.cancelOrder(cancelId(id)).match(
    (): FormAnswer => ({ kind: 'asked', to, text: outcomeText('canceled', id) }),
    (error) =>
      followReaction(error, 'cancellation', {
        stay: (told, key): FormAnswer => {
          if (told === 'alert') return { kind: 'asked', to, text: outcomeText(outcomeOfError(error), id) };
          return { kind: 'redirect', to, ...(told === 'toast' ? { flash: flashOfError(key) } : {}) };
        },
        toCart: toCart(path),
      }),
  );
};

/** Nothing was done, since nobody knows which form the page has: it is shown as far as it can be, with what was typed. */
const pageUnknown = (error: ShopError, form: PostedForm): FormAnswer => ({
  kind: 'page',
  posted: { draft: draftIn(form), fields: [] },
  errorKey: errorKey(error),
  outcome: 'notKnown',
});

const formIn = ({ sections }: Page): 'personalData' | 'orderCancellation' | undefined => {
  for (const { type } of sections) if (type === 'personalData' || type === 'orderCancellation') return type;
  return undefined;
};

/** Does what a form that a page of ours has posted asks for: which one it is, the sections of the page say. */
export const answerForm = async (useCases: UseCases, path: string, form: PostedForm): Promise<FormAnswer> => {
  const page = await useCases.loadPage(path);
  if (page.isErr()) return page.error.kind === 'notFound' ? { kind: 'noForm' } : pageUnknown(page.error, form);
  switch (formIn(page.value)) {
    case 'personalData':
      return saveCustomer(useCases, path, form);
    case 'orderCancellation':
      return cancelOrder(useCases, path, form);
    case undefined:
      return { kind: 'noForm' };
  }
};
