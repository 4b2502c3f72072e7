import { type PageHead, pageHead, titleSeparator } from '@shop/core/content/page-head';
import type { i18n } from 'i18next';
import type { LoadedContent, LoadedRoute } from '../page-data/route-data.ts';
import type { ReportFailure } from '../page-data/with-fallback.ts';
import type { TranslationKey } from '../translations/translation-key.ts';
import { ticketStepKey } from './ticket-step.ts';

type Words = (key: TranslationKey) => string;

/** Returns the head of a page: title, description, share tags, canonical and language links. The server sends it as
 *  data, so that this code is no part of a first load (1.5 KB less on every page). */
export const headOf = (
  route: LoadedRoute,
  {
    words,
    origin,
    reportFailure,
  }: { readonly words: i18n; readonly origin: string; readonly reportFailure: ReportFailure },
): PageHead => {
  const t: Words = (key) => words.t(key, { lng: route.language });
  const siteTitle = t('SiteTitle');
  if (route.kind !== 'content') {
    const title = t(route.kind === 'notFound' ? 'Page404Title' : 'Fallback.Title');
    return { title: title + titleSeparator + siteTitle, meta: [{ name: 'robots', content: 'noindex' }], links: [] };
  }
  try {
    return contentHead(route, origin, siteTitle, t);
  } catch (error) {
    // A bug in the head costs the tags only: the page keeps a title.
    reportFailure(error);
    return { title: siteTitle, meta: [], links: [] };
  }
};

const contentHead = (route: LoadedContent, origin: string, siteTitle: string, t: Words): PageHead => {
  const { page, isHome, language, alternates, product, sections, address } = route;
  const stepKey = ticketStepKey(sections);
  const isOrder = sections.some((section) => section.type === 'orderPapers');
  const words = sections.find((section) => section.type === 'orderCompleted')?.words;
  // On the order page the title is that of the outcome's text, as the page's own name is the text of success.
  const completedTitle = words && ('titleKey' in words ? t(words.titleKey) : words.title);
  return pageHead(page, {
    siteTitle,
    origin,
    isHome,
    language,
    path: address.path,
    // Names only addresses that are known to answer.
    alternates: product?.namesLanguages === false ? [] : alternates,
    product,
    title: completedTitle ?? (isOrder ? t('Papers.Title') : undefined),
    step: stepKey && t(stepKey),
  });
};
