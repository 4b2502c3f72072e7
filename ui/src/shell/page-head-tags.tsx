import { type PageHead, pageHead, titleSeparator } from '@shop/core/content/page-head';
import { ticketStepKey } from '../pages/ticket-step.ts';
import { useRoute, useSettings, useTellFailure } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';

/** Title, description, share tags, canonical and language links of what is shown. */
export const PageHeadTags = () => {
  const route = useRoute();
  const { origin } = useSettings();
  const tellFailure = useTellFailure();
  const { t } = useTranslator();
  const siteTitle = t('SiteTitle');
  if (route.kind !== 'content') {
    const title = t(route.kind === 'notFound' ? 'Page404Title' : 'Fallback.Title');
    return (
      <>
        <title>{title + titleSeparator + siteTitle}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const { page, isHome, language, alternates, product, sections, address } = route;
  const headOf = (): PageHead => {
    const stepKey = ticketStepKey(sections);
    const isOrder = sections.some((section) => section.type === 'orderPapers');
    const completed = sections.find((section) => section.type === 'orderCompleted');
    return pageHead(page, {
      siteTitle,
      origin,
      isHome,
      language,
      path: address.path,
      // Search engines are led to addresses that are known to answer only.
      alternates: product?.namesLanguages === false ? [] : alternates,
      ...(product && { product }),
      ...(isOrder ? { title: t('Papers.Title') } : {}),
      // The page's own name says that all went well.
      ...(completed && { title: 'titleKey' in completed.words ? t(completed.words.titleKey) : completed.words.title }),
      ...(stepKey && { step: t(stepKey) }),
    });
  };
  const head = headOr(headOf, { title: siteTitle, meta: [], links: [] }, tellFailure);
  return (
    <>
      <title>{head.title}</title>
      {head.meta.map((tag) => (
        <meta key={'name' in tag ? tag.name : tag.property} {...tag} />
      ))}
      {head.links.map((link) =>
        link.rel === 'canonical' ? (
          <link key="canonical" {...link} />
        ) : (
          <link key={link.hreflang} rel="alternate" hrefLang={link.hreflang} href={link.href} />
        ),
      )}
    </>
  );
};

/** A head that fails costs itself: the page keeps a title (D-SECTION-ERROR). A boundary would take even that from the server's page. */
const headOr = (headOf: () => PageHead, instead: PageHead, tellFailure: (error: unknown) => void): PageHead => {
  try {
    return headOf();
  } catch (error) {
    tellFailure(error);
    return instead;
  }
};
