import { createHash } from 'node:crypto';
import { type IdempotencyKey, idempotencyKey } from '@shop/core/ids';
import { formFields } from '../../page-data/posted-answer.ts';
import type { Address } from '../../page-data/route-data.ts';
import type { PostedForm } from './posted-action.ts';

/** The key of what a form asks for: the same for a doubled press, another one once anything in it was changed (D-FORM-INTENT).
 *  A form without a key of its page is an intent of its own. */
export const formIntent = (
  form: PostedForm,
  { path, search }: Address,
  newKey: () => IdempotencyKey,
): IdempotencyKey => {
  const ofPage = form.get(formFields.intent);
  if (ofPage === undefined || ofPage === '') return newKey();
  const asked = JSON.stringify([path, search, [...form].sort(([one], [other]) => (one < other ? -1 : 1))]);
  return idempotencyKey(createHash('sha256').update(asked).digest('base64url').slice(0, 32));
};
