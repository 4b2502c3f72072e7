import { useSignals } from '@preact/signals-react/runtime';
import { pageHead, titleSeparator } from '@shop/core/content/page-head';
import { ticketStepKey } from '../pages/ticket-step.ts';
import { useSettings, useShopState } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';

/** Title, description, share tags, canonical and language links of what is shown. */
export const PageHeadTags = () => {
  useSignals();
  const route = useShopState().route.value;
  const { origin } = useSettings();
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
  const stepKey = ticketStepKey(sections);
  const completed = sections.find((section) => section.type === 'orderCompleted');
  const head = pageHead(page, {
    siteTitle,
    origin,
    isHome,
    language,
    path: address.path,
    alternates,
    ...(product && { product }),
    // The page's own name says that all went well.
    ...(completed && { title: completed.section.texts[completed.said.block].title }),
    ...(stepKey && { step: t(stepKey) }),
  });
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
