import { errorKey } from '@shop/core/errors/error-catalog';
import { genericErrorKey } from '@shop/core/errors/shop-error';
import type { Language } from '@shop/core/languages/language';
import { checkMember } from '@shop/core/member/member-rules';
import { mainSiteLinks } from '@shop/core/paths/main-site-links';
import { type MainSitePage, shopPath } from '@shop/core/paths/shop-paths';
import { mainSitePageAt, wayBack } from '@shop/core/paths/way-back';
import type { AccountsPort, RegisterError } from '@shop/core/ports/accounts-port';
import type { ProfilePort } from '@shop/core/ports/profile-port';
import { countriesIn } from '@shop/core/seller/checkout/countries';
import { type InvalidRegistration, makeRegister } from '@shop/core/use-cases/member-session';
import { newReference } from '../../failures/new-reference.ts';
import { type AccountPageData, mainSiteForms } from '../../main-site/account-pages.tsx';
import { memberIn, register } from '../../main-site/register.ts';
import { formFields, logInName } from '../../page-data/posted-answer.ts';
import type { PostedForm } from '../forms/form-answer.ts';
import { dropFlash, type Flash, flashOf, flashOfMessage, messageIn } from '../forms/page-cookies.ts';
import { memberForms } from '../member/member-forms.ts';
import { refuseForm } from '../pages/message-pages.tsx';
import type { PageAnswers, PageVisitor } from '../pages/page-answers.ts';
import type { PageContext, PagesOptions } from '../pages/pages-options.ts';
import { renderAccountPage } from './render-account-page.tsx';

type Options = PagesOptions & { readonly profile: ProfilePort; readonly accounts: AccountsPort };

/** A page of the main site. */
type PageTarget = { readonly page: MainSitePage; readonly language: Language };

/** What a request adds to the data of its page. */
type AccountPageExtras = Partial<Pick<AccountPageData, 'typed' | 'errors' | 'message' | 'errorKey' | 'isSaved'>>;

export type MainSite = {
  /** Returns the page of the main site that a request is for; `undefined` for other pages. */
  readonly targetOf: (c: PageContext) => PageTarget | undefined;
  readonly show: (c: PageContext, target: PageTarget) => Promise<Response>;
  /** Answers a form that was posted to a page. */
  readonly take: (c: PageContext, target: PageTarget, form: PostedForm) => Promise<Response>;
};

const saved = flashOfMessage('Account.Saved');

/** Returns what the form shows after a refused registration. */
const ofRegistration = (error: InvalidRegistration | RegisterError): AccountPageExtras => {
  if (error.kind === 'invalidRegistration') return { errors: error.fields };
  const key = errorKey(error);
  return error.kind === 'emailTaken' ? { errors: [{ field: 'email', key }] } : { errorKey: key };
};

/** Creates our own main site: logging in, opening an account, and the profile with past orders. Its pages are private
 *  and not indexed. */
export const mainSite = (options: Options, { isSecure, visitorOf, sendCookies, goTo }: PageAnswers): MainSite => {
  const { profile, accounts, ports, settings, addressOf } = options;
  const logIns = memberForms(options);

  /** Returns the address of a page's form, its link to the other form, and the page after logging in. */
  const waysOf = ({ req }: PageContext, { page, language }: PageTarget) => {
    const { pathname, search, searchParams } = new URL(req.url);
    const linksTo = (address: string) => mainSiteLinks({ mainSiteUrl: '', language, address });
    const action = pathname + search;
    if (page === 'profile') return { action, otherHref: linksTo(pathname).login };
    const onward = wayBack({ page, search: searchParams, origin: settings.origin, language });
    const other = page === 'login' ? 'register' : 'login';
    return { action, onward, otherHref: onward === undefined ? shopPath(other, language) : linksTo(onward)[other] };
  };

  const keepPrivate = (c: PageContext): void => {
    c.set('isPrivate', true);
    c.header('Cache-Control', 'private, no-store');
  };

  const redirectPrivately = (c: PageContext, visitor: PageVisitor, to: string, flash?: Flash): Response => {
    keepPrivate(c);
    return goTo(c, visitor, { to, flash });
  };

  /** Returns the member; `undefined` for a guest and while the accounts are unreachable. */
  const memberOf = async ({ cookies }: PageVisitor) =>
    (await profile.loadMember(cookies.memberToken())).unwrapOr(undefined);

  const draw = async (
    c: PageContext,
    visitor: PageVisitor,
    target: PageTarget,
    extras: AccountPageExtras,
    isRefused = false,
  ) => {
    const { page, language } = target;
    const { pathname, search } = new URL(c.req.url);
    const member = await memberOf(visitor);
    const token = page === 'profile' ? visitor.cookies.memberToken() : undefined;
    const orders = token === undefined ? undefined : (await accounts.ordersOf(token)).unwrapOr(undefined);
    const { action, otherHref } = waysOf(c, target);
    const html = await renderAccountPage(options, {
      data: {
        page,
        action,
        otherHref,
        countries: countriesIn(language),
        isKnown: member !== undefined,
        orders,
        typed: member ?? memberIn(new Map()),
        errors: [],
        isSaved: false,
        ...extras,
      },
      language,
      address: { path: pathname, search: search.slice(1) },
      useCases: visitor.useCases,
      reference: newReference(ports.random),
      member: member && { name: member.name, surname: member.surname },
    });
    sendCookies(c, visitor);
    keepPrivate(c);
    const status = extras.errorKey === genericErrorKey ? 503 : 422;
    return c.body(html, isRefused ? status : 200, { 'Content-Type': 'text/html; charset=utf-8' });
  };

  const change = async (
    c: PageContext,
    visitor: PageVisitor,
    target: PageTarget,
    form: PostedForm,
  ): Promise<Response> => {
    const typed = memberIn(form);
    const refused = (extras: AccountPageExtras) => draw(c, visitor, target, { ...extras, typed }, true);
    const token = visitor.cookies.memberToken();
    const member = checkMember(typed, countriesIn(target.language));
    if (member.isErr()) return refused({ errors: member.error });
    if (token === undefined) return refused({});
    return accounts.changeMember(token, member.value).match(
      (isChanged) => {
        if (!isChanged) return refused({});
        return redirectPrivately(c, visitor, shopPath('profile', target.language), saved);
      },
      (error) => refused({ errorKey: errorKey(error) }),
    );
  };

  return {
    targetOf: (c) => mainSitePageAt(c.req.path),

    show: async (c, target) => {
      const visitor = visitorOf(c);
      const isKnown = (await memberOf(visitor)) !== undefined;
      const { onward, otherHref } = waysOf(c, target);
      const isProfile = target.page === 'profile';
      if (isProfile !== isKnown)
        return redirectPrivately(c, visitor, isProfile ? otherHref : (onward ?? shopPath('profile', target.language)));
      const isSaved = isProfile && messageIn(flashOf(c, isSecure)) === messageIn(saved);
      if (isSaved) dropFlash(c, isSecure);
      return draw(c, visitor, target, { isSaved });
    },

    take: async (c, target, form) => {
      const visitor = visitorOf(c);
      const { page, language } = target;
      switch (`${page} ${form.get(formFields.does)}`) {
        case `login ${logInName}`: {
          const onward = (fallback = shopPath('profile', language)) => waysOf(c, target).onward ?? fallback;
          const answer = await logIns.logIn(visitor.cookies, { request: c.req.raw, form, language, onward });
          if (answer.kind === 'redirect') return redirectPrivately(c, visitor, answer.to, answer.flash);
          const { email: _, fields: errors, ...refusal } = answer.extras.logIn;
          return draw(c, visitor, target, { typed: memberIn(form), errors, ...refusal }, true);
        }
        case `register ${mainSiteForms.register}`: {
          const open = makeRegister({ accounts, random: ports.random, jar: visitor.cookies });
          const outcome = await register((typed, known) => open(typed, known, addressOf(c.req.raw)), form, {
            countries: countriesIn(language),
            onward: waysOf(c, target).onward ?? shopPath('profile', language),
          });
          return outcome.kind === 'done'
            ? redirectPrivately(c, visitor, outcome.to)
            : draw(c, visitor, target, { ...ofRegistration(outcome.error), typed: memberIn(form) }, true);
        }
        case `profile ${mainSiteForms.changeProfile}`:
          return change(c, visitor, target, form);
        case `${page} ${mainSiteForms.keepTyped}`:
          return draw(c, visitor, target, { typed: memberIn(form) });
        default:
          return refuseForm(options, c, 405);
      }
    },
  };
};
