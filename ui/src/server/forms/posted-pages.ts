import { type IdempotencyKey, idempotencyKey } from '@shop/core/ids';
import { canonicalAddress } from '@shop/core/paths/canonical-path';
import { parseContentPath } from '@shop/core/paths/content-path';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { consentForm } from '../../consent/consent-form.ts';
import {
  formFields,
  isPostedAction,
  keepDraftName,
  logInName,
  logOutName,
  type PostedActionName,
  tellFailureName,
} from '../../page-data/posted-answer.ts';
import { keepConsent } from '../consent/consent-cookie.ts';
import { toldFailures } from '../logs/told-failures.ts';
import type { MainSite } from '../main-site/main-site.ts';
import { memberForms } from '../member/member-forms.ts';
import type { PageAnswers, PageVisitor } from '../pages/page-answers.ts';
import type { PageContext, PagesOptions } from '../pages/pages-options.ts';
import { answerAction } from './answer-action.ts';
import { flashOfError } from './flash.ts';
import { isWithDraft, keepDraft, withoutDraft } from './keep-draft.ts';
import { keepOutcome } from './outcome-cookie.ts';
import type { PostedForm } from './posted-action.ts';
import { answerForm } from './posted-form.ts';
import { notTaken } from './unread-form-page.tsx';

const nameFor = (secure: boolean): string => (secure ? '__Host-filled' : 'filled');

/** Notes which intent opened the cart. A key counts beside the cart that was asked about (D-INTENT-OWNER), and a
 *  second press may bring the cookie of the cart that the first one has just opened. Units: seconds. */
const keepFilled = (c: Context, intent: IdempotencyKey, secure: boolean): void =>
  setCookie(c, nameFor(secure), intent, { path: '/', maxAge: 600, httpOnly: true, sameSite: 'Lax', secure });

/** The intent that opened the visitor's cart a moment ago. */
const filledBy = (c: Context, secure: boolean): IdempotencyKey | undefined => {
  const value = getCookie(c, nameFor(secure));
  return value === undefined ? undefined : idempotencyKey(value);
};

/** Answers what is posted to a page: its form tells what is asked for, and no form of another site is taken. */
export const postedPages = (options: PagesOptions, answers: PageAnswers, site?: MainSite) => {
  const { ports, clock, settings, formOf, isForeign, errors, drafts } = options;
  const { isSecure, visitorOf, sendCookies, goTo, show } = answers;
  const members = memberForms(options);
  const takeFailure = toldFailures(options.onCrash, clock);

  const act = async (
    c: PageContext,
    visitor: PageVisitor,
    does: PostedActionName,
    form: PostedForm,
  ): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    const { cookies, useCases } = visitor;
    const before = cookies.cartId();
    const answer = await answerAction(
      { useCases, clock, settings, errors, hasFilled: (intent) => intent === filledBy(c, isSecure) },
      { does, form, address: { path: pathname, search: search.slice(1) } },
    );
    if (answer.kind === 'back') return show(c, visitor, { answer: answer.answer, isAnswer: true });
    sendCookies(c, visitor);
    if (answer.filledBy !== undefined && cookies.cartId() !== before) keepFilled(c, answer.filledBy, isSecure);
    return goTo(c, answer.to, answer.flash);
  };

  const fill = async (c: PageContext, visitor: PageVisitor, form: PostedForm): Promise<Response> => {
    const answer = await answerForm(visitor.useCases, c.req.path, form);
    switch (answer.kind) {
      case 'noForm':
        return notTaken(options, c, 405);
      case 'redirect':
        sendCookies(c, visitor);
        return goTo(c, answer.to, answer.flash);
      case 'asked':
        keepOutcome(c, answer.text, isSecure);
        sendCookies(c, visitor);
        return goTo(c, answer.to, undefined);
      case 'page': {
        const { kind: _, ...more } = answer;
        return show(c, visitor, more);
      }
    }
  };

  const ownAddress = (c: PageContext): string => {
    const { pathname, search } = new URL(c.req.url);
    return canonicalAddress(pathname + search);
  };

  return async (c: PageContext): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    if (isForeign(c.req.raw.headers)) return notTaken(options, c, 403);
    const form = await formOf(c.req.raw);
    if (form.isErr()) return notTaken(options, c, form.error);
    const does = form.value.get(formFields.does);
    if (does === consentForm.does) {
      const choice = form.value.get(consentForm.choice);
      keepConsent(c, choice, isSecure);
      return c.redirect(ownAddress(c) + (choice === consentForm.askAgain ? `#${consentForm.place}` : ''), 303);
    }
    if (does === logOutName) {
      const visitor = visitorOf(c);
      for (const line of await members.logOut(visitor.cookies)) c.header('Set-Cookie', line, { append: true });
      sendCookies(c, visitor);
      return c.redirect(ownAddress(c), 303);
    }
    if (does === tellFailureName) {
      takeFailure(form.value);
      return c.body(null, 204);
    }
    const place = site?.placeOf(c);
    if (site !== undefined && place !== undefined) return site.take(c, place, form.value);
    const visitor = visitorOf(c);
    if (does === logInName) {
      const outcome = await members.logIn(visitor.cookies, form.value, c.req.raw);
      if (outcome.kind === 'refused') {
        const { kind: _, ...refused } = outcome;
        return show(c, visitor, refused);
      }
      if (outcome.kind === 'toCart') {
        const cart = shopPath('cart', parseContentPath(c.req.path).language);
        return goTo(c, cart, outcome.errorKey === undefined ? undefined : flashOfError(outcome.errorKey));
      }
      for (const line of outcome.setCookies) c.header('Set-Cookie', line, { append: true });
      sendCookies(c, visitor);
      return c.redirect(outcome.to ?? ownAddress(c), 303);
    }
    const isAction = isPostedAction(does);
    if (does === keepDraftName || (isAction && isWithDraft(form.value)))
      await keepDraft({ drafts, cookies: visitor.cookies, random: ports.random }, form.value);
    if (does === keepDraftName) {
      sendCookies(c, visitor);
      return c.body(null, 204);
    }
    return isAction ? act(c, visitor, does, withoutDraft(form.value)) : fill(c, visitor, form.value);
  };
};
