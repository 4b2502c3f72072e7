import { genericErrorKey } from '@shop/core/errors/error-catalog';
import { mainSitePageAt } from '@shop/core/paths/fixed-page';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { AccountsPort } from '@shop/core/ports/accounts-port';
import type { ProfilePort } from '@shop/core/ports/profile-port';
import { mainSiteForms } from '../../main-site/main-site-screen.ts';
import { formFields, logInName } from '../../page-data/posted-answer.ts';
import { dropFlash, flashOf, flashOfSaid, keepFlash, saidIn } from '../forms/flash.ts';
import type { PostedForm } from '../forms/posted-action.ts';
import { notTaken } from '../forms/unread-form-page.tsx';
import { newReference } from '../logs/reference.ts';
import { accountForms, memberIn } from '../member/account-forms.ts';
import { memberForms } from '../member/member-forms.ts';
import type { PageAnswers, PageVisitor } from '../pages/page-answers.ts';
import type { PageContext, PagesOptions } from '../pages/pages-options.ts';
import { mainSiteScreenOf, type Shown } from './main-site-screen-of.ts';
import { type MainSitePlace, mainSiteWays } from './main-site-ways.ts';
import { renderMainSite } from './render-main-site.tsx';

type Options = PagesOptions & { readonly profile: ProfilePort; readonly accounts: AccountsPort };

export type MainSite = {
  /** The page of the main site that a request is for. */
  readonly placeOf: (c: PageContext) => MainSitePlace | undefined;
  readonly show: (c: PageContext, place: MainSitePlace) => Promise<Response>;
  /** Answers a form of ours that was posted to a page. */
  readonly take: (c: PageContext, place: MainSitePlace, form: PostedForm) => Promise<Response>;
};

const saved = flashOfSaid('Account.Saved');

const refusedAs = (errorKey: string | undefined): 422 | 503 => (errorKey === genericErrorKey ? 503 : 422);

/** The embedded provider's main site: logging in, opening an account, and the profile with past orders. Its pages are nobody else's, and
 *  told to no search engine (D-MAIN-SITE). */
export const mainSite = (options: Options, { isSecure, visitorOf, sendCookies }: PageAnswers): MainSite => {
  const { profile, accounts, ports, settings } = options;
  const logIns = memberForms(options);
  const account = accountForms(options);
  const waysOf = (c: PageContext, place: MainSitePlace) => mainSiteWays(new URL(c.req.url), place, settings.origin);

  const keepPrivate = (c: PageContext): void => {
    c.set('isPrivate', true);
    c.header('Cache-Control', 'private, no-store');
  };

  const goOn = (c: PageContext, visitor: PageVisitor, to: string, lines: readonly string[] = []): Response => {
    for (const line of lines) c.header('Set-Cookie', line, { append: true });
    sendCookies(c, visitor);
    keepPrivate(c);
    return c.redirect(to, 303);
  };

  /** Nobody while the accounts cannot be asked, as in the header (R-STATE-2). */
  const memberOf = async ({ cookies }: PageVisitor) =>
    (await profile.loadMember(cookies.memberToken())).unwrapOr(undefined);

  const draw = async (
    c: PageContext,
    visitor: PageVisitor,
    place: MainSitePlace,
    shown: Shown,
    status: 200 | 422 | 503 = 200,
  ): Promise<Response> => {
    const { cookies, useCases } = visitor;
    const { pathname, search } = new URL(c.req.url);
    const member = await memberOf(visitor);
    const token = cookies.memberToken();
    const isShop = place.page !== 'profile' || token === undefined;
    const orders = isShop ? undefined : (await accounts.ordersOf(token)).unwrapOr(undefined);
    const html = await renderMainSite(options, {
      screen: mainSiteScreenOf(place, waysOf(c, place), { ...shown, member, orders }),
      language: place.language,
      address: { path: pathname, search: search.slice(1) },
      useCases,
      nonce: c.get('secureHeadersNonce') ?? '',
      reference: newReference(ports.random),
      ...(member === undefined ? {} : { member: { name: member.name, surname: member.surname } }),
    });
    sendCookies(c, visitor);
    keepPrivate(c);
    return c.body(html, status, { 'Content-Type': 'text/html; charset=utf-8' });
  };

  return {
    placeOf: (c) => mainSitePageAt(c.req.path),

    show: async (c, place) => {
      const visitor = visitorOf(c);
      const isKnown = (await memberOf(visitor)) !== undefined;
      const { onward, otherHref } = waysOf(c, place);
      const isProfile = place.page === 'profile';
      if (isProfile !== isKnown)
        return goOn(c, visitor, isProfile ? otherHref : (onward ?? shopPath('profile', place.language)));
      const isSaved = isProfile && saidIn(flashOf(c, isSecure)) === saidIn(saved);
      if (isSaved) dropFlash(c, isSecure);
      return draw(c, visitor, place, { isSaved });
    },

    take: async (c, place, form) => {
      const visitor = visitorOf(c);
      const { onward } = waysOf(c, place);
      const { page, language } = place;
      const profilePath = shopPath('profile', language);
      const typed = memberIn(form);
      switch (`${page} ${form.get(formFields.does)}`) {
        case `login ${logInName}`: {
          const outcome = await logIns.logIn(visitor.cookies, form, c.req.raw);
          if (outcome.kind === 'refused')
            return draw(c, visitor, place, { logIn: outcome.logIn }, refusedAs(outcome.logIn.errorKey));
          if (outcome.kind === 'toCart') return goOn(c, visitor, shopPath('cart', language));
          return goOn(c, visitor, onward ?? outcome.to ?? profilePath, outcome.setCookies);
        }
        case `register ${mainSiteForms.register}`: {
          const outcome = await account.register(visitor.cookies, form, language, c.req.raw);
          if (outcome.kind === 'refused')
            return draw(c, visitor, place, { ...outcome, typed }, refusedAs(outcome.errorKey));
          return goOn(c, visitor, onward ?? profilePath, outcome.setCookies);
        }
        case `profile ${mainSiteForms.changeProfile}`: {
          const outcome = await account.change(visitor.cookies, form, language);
          if (outcome.kind === 'changed') {
            keepFlash(c, saved, isSecure);
            return goOn(c, visitor, profilePath);
          }
          if (outcome.kind === 'over') return draw(c, visitor, place, { typed }, 422);
          return draw(c, visitor, place, { ...outcome, typed }, refusedAs(outcome.errorKey));
        }
        case `${page} ${mainSiteForms.keepTyped}`:
          return draw(c, visitor, place, { typed, logIn: { email: typed.email, fields: [] } });
        default:
          return notTaken(options, c, 405);
      }
    },
  };
};
