import { canonicalAddress } from '@shop/core/paths/canonical-path';
import { parseContentPath } from '@shop/core/paths/content-path';
import { clientOf } from '@shop/core/use-cases/visitor-jar';
import { consentForm } from '../../consent/consent-form.ts';
import {
  failureReportName,
  formFields,
  isPostedAction,
  keepDraftName,
  logInName,
  logOutName,
} from '../../page-data/posted-answer.ts';
import { browserFailures } from '../logs/browser-failures.ts';
import type { MainSite } from '../main-site/main-site.ts';
import { memberForms } from '../member/member-forms.ts';
import { askForCookies, refuseForm } from '../pages/message-pages.tsx';
import type { PageAnswers, PageVisitor } from '../pages/page-answers.ts';
import type { PageContext, PagesOptions } from '../pages/pages-options.ts';
import { answerAction } from './answer-action.ts';
import type { FormAnswer, PostedForm } from './form-answer.ts';
import { isWithDraft, keepDraft, withoutDraft } from './keep-draft.ts';
import { formTurnOf, keepAnswered, keepConsent, outcomeCookie } from './page-cookies.ts';
import { answerForm } from './posted-form.ts';

/** Answers a post to a page. The form names the action; forms of other sites are refused. */
export const postedPages = (options: PagesOptions, answers: PageAnswers, site?: MainSite) => {
  const { ports, clock, settings, formOf, isForeign, errors, drafts } = options;
  const { isSecure, visitorOf, sendCookies, goTo, show } = answers;
  const members = memberForms(options);
  const takeFailure = browserFailures(options.onCrash, clock);

  const ownAddress = (c: PageContext): string => {
    const { pathname, search } = new URL(c.req.url);
    return canonicalAddress(pathname + search);
  };

  const answerOf = async (
    c: PageContext,
    { cookies, useCases }: PageVisitor,
    form: PostedForm,
  ): Promise<FormAnswer> => {
    const does = form.get(formFields.does);
    const { pathname, search } = new URL(c.req.url);
    if (does === logInName) {
      const { language } = parseContentPath(c.req.path);
      return members.logIn(cookies, { request: c.req.raw, form, language, onward: (to = ownAddress(c)) => to });
    }
    if (!isPostedAction(does)) return answerForm(useCases, c.req.path, form);
    if (isWithDraft(form)) await keepDraft({ drafts, cookies, random: ports.random }, form);
    return answerAction(
      {
        useCases,
        clock,
        settings,
        errors,
        client: cookies.clientSecret(),
        turn: formTurnOf(c, isSecure),
      },
      { does, form: withoutDraft(form), address: { path: pathname, search: search.slice(1) } },
    );
  };

  return async (c: PageContext): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    if (isForeign(c.req.raw.headers)) return refuseForm(options, c, 403);
    const form = await formOf(c.req.raw);
    if (form.isErr()) return refuseForm(options, c, form.error);
    const does = form.value.get(formFields.does);
    const visitor = visitorOf(c);
    const { cookies } = visitor;
    if (does === failureReportName) {
      takeFailure(form.value);
      return c.body(null, 204);
    }
    const target = site?.targetOf(c);
    // Pages of the main site set no cookie before a log-in.
    if (!cookies.accepts() && target === undefined && does !== keepDraftName && does !== logOutName) {
      clientOf({ cookies, random: ports.random });
      sendCookies(c, visitor);
      return askForCookies(options, c, form.value);
    }
    if (does === consentForm.does) {
      const choice = form.value.get(consentForm.choice);
      keepConsent(c, choice, isSecure);
      return c.redirect(ownAddress(c) + (choice === consentForm.askAgain ? `#${consentForm.place}` : ''), 303);
    }
    if (does === logOutName) {
      await members.logOut(cookies);
      return goTo(c, visitor, { to: ownAddress(c) });
    }
    if (site !== undefined && target !== undefined) return site.take(c, target, form.value);
    if (does === keepDraftName) {
      await keepDraft({ drafts, cookies, random: ports.random }, form.value);
      sendCookies(c, visitor);
      return c.body(null, 204);
    }
    const answer = await answerOf(c, visitor, form.value);
    if (answer.kind === 'noForm') return refuseForm(options, c, 405);
    if (answer.kind === 'page') return show(c, visitor, answer.extras);
    const { answered, outcome } = answer;
    if (answered !== undefined) keepAnswered(c, formTurnOf(c, isSecure), answered.openedBy, isSecure);
    if (outcome !== undefined) outcomeCookie.keep(c, outcome, isSecure);
    return goTo(c, visitor, answer);
  };
};
