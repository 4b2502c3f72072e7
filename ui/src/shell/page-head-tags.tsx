import { useShopState } from '../shop-context.tsx';
import { useShared } from '../signals/shared.ts';

/** Title, description, share tags, canonical and language links of what is shown, as they came with it. */
export const PageHeadTags = () => {
  const { title, meta, links } = useShared(useShopState().head);
  return (
    <>
      <title>{title}</title>
      {meta.map((tag) => (
        <meta key={'name' in tag ? tag.name : tag.property} {...tag} />
      ))}
      {links.map((link) =>
        link.rel === 'canonical' ? (
          <link key="canonical" {...link} />
        ) : (
          <link key={link.hreflang} rel="alternate" hrefLang={link.hreflang} href={link.href} />
        ),
      )}
    </>
  );
};
