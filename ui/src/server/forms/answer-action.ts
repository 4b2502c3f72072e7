import { createHash } from 'node:crypto';
import { quantityRefused } from '@shop/core/availability/pieces';
import { type ClientSecret, type IdempotencyKey, idempotencyKey } from '@shop/core/ids';
import { canonicalAddress } from '@shop/core/paths/canonical-path';
import { parseContentPath } from '@shop/core/paths/content-path';
import { shopPath } from '@shop/core/paths/shop-paths';
import { staysOpen } from '../../actions/action.ts';
import { valueField } from '../../gift-cards/typed-card.ts';
import type { PostedActionName, PostedAnswer } from '../../page-data/posted-answer.ts';
import type { Address } from '../../page-data/route-data.ts';
import { type FormAnswer, followReaction, type PostedForm, type Redirect } from './form-answer.ts';
import { type Flash, type FormTurn, flashOfError, flashOfMessage } from './page-cookies.ts';
import { type ActionOutcome, type Posted, postedActions } from './posted-actions.ts';
import { type ErrorText, flashOfPosted } from './posted-flash.ts';
import { withStep, wrongQuantity } from './posted-step.ts';

/** Returns the idempotency key of a posted form. It is the same for a double press, a reload and a retry, and another
 *  one after the form was answered or a field changed. Without cookies each press has its own key. */
const formIntent = ({ client, turn, useCases }: Visitor, form: PostedForm, address: Address): IdempotencyKey => {
  if (client === undefined) return useCases.newIntent();
  const fields = [...form].sort(([one], [other]) => (one < other ? -1 : 1));
  const content = JSON.stringify([address.path, address.search, fields, client, turn.number]);
  return idempotencyKey(createHash('sha256').update(content).digest('base64url').slice(0, 32));
};

type Visitor = Pick<Posted, 'useCases' | 'clock' | 'settings'> & {
  /** Secret of the browser; `undefined` until it accepts cookies. */
  readonly client: ClientSecret | undefined;
  readonly errors: ErrorText;
  readonly turn: FormTurn;
};

/** Does once what a form requests, and returns where it leads: to another page, back to the form with the typed values,
 *  or to a page without a redirect if a cookie cannot carry the answer. */
export const answerAction = async (
  visitor: Visitor,
  { does, form, address }: { readonly does: PostedActionName; readonly form: PostedForm; readonly address: Address },
): Promise<FormAnswer> => {
  const { errors, turn } = visitor;
  const { language } = parseContentPath(address.path);
  const { fields, isStep, at } = withStep(form);
  const intent = formIntent(visitor, form, address);
  const added = flashOfMessage('Added.Title');
  if (turn.answered === intent) return { kind: 'redirect', to: shopPath('cart', language), flash: added };
  const page = canonicalAddress(address.search === '' ? address.path : `${address.path}?${address.search}`);
  const to = (anchor: string | undefined): string =>
    anchor === undefined ? page : `${page}#${encodeURIComponent(anchor)}`;
  const back = (answer: PostedAnswer, anchor: string | undefined): FormAnswer => {
    const flash = answer.error?.kind === 'unreachable' ? undefined : flashOfPosted(answer, address, errors);
    return flash === undefined
      ? { kind: 'page', extras: { answer, isAnswer: true } }
      : { kind: 'redirect', to: to(anchor), flash };
  };
  // An empty field is empty anyway when the form is drawn again, except the amount of a value card.
  const typed: PostedAnswer = {
    does,
    fields: Object.fromEntries([...fields].filter(([name, text]) => name === valueField || !/^0?$/.test(text))),
  };
  const wrong = wrongQuantity(fields);
  const outcome: ActionOutcome =
    wrong === undefined
      ? await postedActions[does]({ ...visitor, address, language, fields, isStep, intent })
      : { kind: 'refused', error: quantityRefused, at: wrong };
  const answered = isSettled(outcome)
    ? { openedBy: outcome.kind === 'added' && outcome.to !== undefined ? intent : undefined }
    : undefined;
  const lead = (address: string, message: Flash | undefined): Redirect => ({
    kind: 'redirect',
    to: address,
    flash: message,
    answered,
  });
  switch (outcome.kind) {
    case 'added':
      return lead(outcome.to ?? to(at), added);
    case 'typed':
      return back(outcome.fields === undefined ? typed : { does, fields: Object.fromEntries(outcome.fields) }, at);
    case 'unchanged':
      return lead(to(at), undefined);
    case 'done':
      return lead(outcome.to ?? to(at), outcome.message && flashOfMessage(outcome.message));
    case 'refused': {
      const answer = followReaction(
        outcome.error,
        outcome.during ?? 'shopping',
        language,
        (display, key): FormAnswer => {
          if (display === 'silent') return back(typed, at);
          if (outcome.hasNoMessagePlace === true) return lead(to(at), flashOfError(key));
          const toastKey = display === 'toast' && outcome.at !== undefined ? key : undefined;
          return back({ ...typed, error: outcome.error, toastKey }, outcome.at ?? at);
        },
      );
      return answer.kind === 'redirect' ? { ...answer, answered } : answer;
    }
  }
};

/** Returns whether the next press is another intent. It is not while nothing was requested or while the host may still
 *  act. */
const isSettled = (outcome: ActionOutcome): boolean =>
  outcome.kind !== 'typed' && (outcome.kind !== 'refused' || !staysOpen(outcome.error));
