import { createHash } from 'node:crypto';
import { quantityRefused } from '@shop/core/availability/pieces';
import { minutes } from '@shop/core/dates/instant';
import { type ClientSecret, type IdempotencyKey, idempotencyKey } from '@shop/core/ids';
import { canonicalAddress } from '@shop/core/paths/canonical-path';
import { parseContentPath } from '@shop/core/paths/content-path';
import { shopPath } from '@shop/core/paths/shop-paths';
import { valueField } from '../../gift-cards/typed-card.ts';
import { formFields, type PostedActionName, type PostedAnswer } from '../../page-data/posted-answer.ts';
import type { Address } from '../../page-data/route-data.ts';
import { type FormAnswer, followReaction, type PostedForm } from './form-answer.ts';
import { flashOfError, flashOfMessage } from './page-cookies.ts';
import { type ActionOutcome, type Posted, postedActions } from './posted-actions.ts';
import { type ErrorText, flashOfPosted } from './posted-flash.ts';
import { withStep, wrongQuantity } from './posted-step.ts';

/** The key of a form's request: equal for a double press, different once a field changed. A page that is kept has no
 *  key: equal forms of one browser and minute are one intent there, and without cookies each is one of its own. */
const formIntent = ({ clock, client, useCases }: Visitor, form: PostedForm, address: Address): IdempotencyKey => {
  const ofPage = form.get(formFields.intent);
  const scope = ofPage ?? (client && [client, Math.floor(clock.now() / minutes(1))]);
  if (scope === undefined || scope === '') return useCases.newIntent();
  const fields = [...form].sort(([one], [other]) => (one < other ? -1 : 1));
  const asked = JSON.stringify([address.path, address.search, fields, scope]);
  return idempotencyKey(createHash('sha256').update(asked).digest('base64url').slice(0, 32));
};

type Visitor = Pick<Posted, 'useCases' | 'clock' | 'settings'> & {
  /** Of the browser, once it keeps cookies. */
  readonly client: ClientSecret | undefined;
  readonly errors: ErrorText;
  /** Whether this intent opened the visitor's cart a moment ago. */
  readonly hasFilled: (intent: IdempotencyKey) => boolean;
};

/** Does what a form requests, once, and returns where it leads: on, back to its form with what was typed, or a page at
 *  once if a redirect cannot carry it. */
export const answerAction = async (
  visitor: Visitor,
  { does, form, address }: { readonly does: PostedActionName; readonly form: PostedForm; readonly address: Address },
): Promise<FormAnswer> => {
  const { errors, hasFilled } = visitor;
  const { language } = parseContentPath(address.path);
  const { fields, isStep, at } = withStep(form);
  const intent = formIntent(visitor, form, address);
  const cart = shopPath('cart', language);
  const added: FormAnswer = { kind: 'redirect', to: cart, flash: flashOfMessage('Added.Title'), filledBy: intent };
  if (hasFilled(intent)) return added;
  const page = canonicalAddress(address.search === '' ? address.path : `${address.path}?${address.search}`);
  const to = (place: string | undefined): string =>
    place === undefined ? page : `${page}#${encodeURIComponent(place)}`;
  const back = (answer: PostedAnswer, place: string | undefined): FormAnswer => {
    const flash = answer.error?.kind === 'unreachable' ? undefined : flashOfPosted(answer, address, errors);
    return flash === undefined
      ? { kind: 'page', brought: { answer, isAnswer: true } }
      : { kind: 'redirect', to: to(place), flash };
  };
  // An empty field comes back empty by itself, except the amount of a value card.
  const typed: PostedAnswer = {
    does,
    fields: Object.fromEntries([...fields].filter(([name, text]) => name === valueField || !/^0?$/.test(text))),
  };
  const wrong = wrongQuantity(fields);
  const outcome: ActionOutcome =
    wrong === undefined
      ? await postedActions[does]({ ...visitor, address, language, fields, isStep, intent })
      : { kind: 'refused', error: quantityRefused, at: wrong };
  switch (outcome.kind) {
    case 'added':
      return added;
    case 'typed':
      return back(typed, at);
    case 'done':
      return { kind: 'redirect', to: outcome.to ?? to(at), flash: outcome.message && flashOfMessage(outcome.message) };
    case 'refused':
      return followReaction(outcome.error, outcome.during ?? 'shopping', language, (shown, key): FormAnswer => {
        if (shown === 'silent') return back(typed, at);
        if (outcome.hasNoPlace === true) return { kind: 'redirect', to: to(at), flash: flashOfError(key) };
        const toast = shown === 'toast' && outcome.at !== undefined ? { toastKey: key } : {};
        return back({ ...typed, error: outcome.error, ...toast }, outcome.at ?? at);
      });
  }
};
