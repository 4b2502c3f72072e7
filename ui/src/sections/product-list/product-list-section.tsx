import { type RefObject, useEffect, useRef } from 'react';
import { ButtonLink } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { useHeading } from '../../pages/use-heading.ts';
import { ProductCard } from '../../product-cards/product-card.tsx';
import { productCardView } from '../../product-cards/product-card.view.ts';
import { useTranslator } from '../../translations/use-translator.ts';
import type { SectionProps } from '../section-props.ts';
import { ListFilters } from './list-filters.tsx';
import { listFilters } from './list-filters.view.ts';
import styles from './product-list-section.module.css';
import { productPageView } from './product-page.view.ts';
import { QuickBuyLink, useQuickBuy } from './quick-buy-link.tsx';

/** Gift cards with tags, sort orders and a button that buys at once (layout 1), or pages of grouped cards (layout
 *  2). */
export const ProductListSection = ({ data }: SectionProps<'productList'>) => {
  const { section, products, categories, query, listPath, today } = data;
  const { layout } = section;
  const words = useTranslator();
  const heading = useHeading(section.title);
  const page = productPageView(data, words);
  const list = useNewCards(query.take, page.items.length);
  const { popup, open, close } = useQuickBuy();
  return (
    <div className={styles.section}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{heading}</h1>
        <RichText html={section.text} className={styles.intro} />
      </header>
      {layout === 1 ? <ListFilters view={listFilters(categories, query, listPath, words)} /> : null}
      <p role="status" className={styles.count}>
        {page.count}
      </p>
      {products.ok ? null : (
        <Notice tone="error">
          <p>{words.t('Error')}</p>
          <a href={page.href}>{words.t('TryAgain')}</a>
        </Notice>
      )}
      {page.empty === undefined ? null : <Notice tone="info">{page.empty}</Notice>}
      <ul className={styles.cards} ref={list}>
        {page.items.map((item, index) => {
          const view = productCardView(item, { layout, listPath, words, today });
          const { href } = view;
          return (
            <li key={item.id}>
              <ProductCard
                view={view}
                isFirst={index === 0}
                quickBuy={
                  layout === 2 || href === undefined ? undefined : (
                    <QuickBuyLink href={href} name={item.name} onOpen={() => open(item.url, href)} />
                  )
                }
              />
            </li>
          );
        })}
      </ul>
      {page.more === undefined ? null : <ShowMore href={page.more} />}
      {popup === undefined ? null : (
        <popup.QuickBuy key={popup.key} card={popup.card} href={popup.href} isOpen={popup.isOpen} onClose={close} />
      )}
    </div>
  );
};

/** Shows so many more: without script as the same page with a longer list, with it below what is there. */
const ShowMore = ({ href }: { readonly href: string }) => {
  const { t } = useTranslator();
  return (
    <ButtonLink href={href} look="secondary" replace>
      {t('List.ShowMore')}
    </ButtonLink>
  );
};

/** Moves the focus to the first new card after more were requested, since the button has moved or is gone. Put the ref
 *  on the list of cards. Units of `take`: cards that the address requests. */
const useNewCards = (take: number, count: number): RefObject<HTMLUListElement | null> => {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef({ take, count });
  useEffect(() => {
    const known = before.current;
    before.current = { take, count };
    if (take <= known.take || count <= known.count) return;
    list.current?.children.item(known.count)?.querySelector<HTMLElement>('a')?.focus();
  }, [take, count]);
  return list;
};
