import type { ProductListItem } from '@shop/core/catalog/product-list';
import type { ReactNode } from 'react';
import { Notice } from '../../kit/notice.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { useHeading } from '../../pages/use-heading.ts';
import { ProductCard } from '../../product-cards/product-card.tsx';
import { productCardView } from '../../product-cards/product-card.view.ts';
import { useTranslator } from '../../translations/use-translator.ts';
import type { SectionProps } from '../section-props.ts';
import { filters, quickBuys } from './lazy-parts.ts';
import { listFilters } from './list-filters.view.ts';
import { listedGroups } from './listed-groups.view.ts';
import styles from './product-list-section.module.css';
import { productPageView } from './product-page.view.ts';
import { ShowMore, useNewCards } from './show-more.tsx';

/** Layout 1: gift cards with tags, sort orders and a button that buys at once. Layout 2: groups of cards. */
export const ProductListSection = ({ data }: SectionProps<'productList'>) => {
  const { section, products, categories, query, listPath, today } = data;
  const { layout } = section;
  const words = useTranslator();
  const heading = useHeading(section.title);
  const page = productPageView(data, words);
  const groups = listedGroups(page.items, section.headings, query, words);
  const { list, onPress } = useNewCards(groups.flatMap((group) => group.items.map(({ id }) => id)));
  const cards = (quickBuyOf?: (item: ProductListItem) => ReactNode) => (
    <div className={styles.groups} ref={list}>
      {groups.map(({ key, title, isLarge, row, items }, at) => (
        <section key={key} className={styles.group} aria-labelledby={title === '' ? undefined : key}>
          {title === '' ? null : <h2 id={key}>{title}</h2>}
          <ul className={row === 3 ? styles.cards : styles.smallCards}>
            {items.map((item, index) => (
              <li key={item.id} data-product={item.id}>
                <ProductCard
                  view={productCardView(item, { layout, listPath, words, today })}
                  heading={title === '' ? 'h2' : 'h3'}
                  size={isLarge ? 'large' : row === 3 ? 'normal' : 'small'}
                  isFirst={at === 0 && index === 0}
                  quickBuy={quickBuyOf?.(item)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
  return (
    <div className={styles.section}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{heading}</h1>
        <RichText html={section.text} className={styles.intro} />
      </header>
      {layout === 1 ? <filters.Drawn view={listFilters(categories, query, listPath, words)} /> : null}
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
      {layout === 1 ? <quickBuys.Drawn listPath={listPath}>{cards}</quickBuys.Drawn> : cards()}
      {page.more === undefined ? null : <ShowMore href={page.more} onPress={onPress} />}
    </div>
  );
};
