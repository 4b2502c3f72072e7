import { productPageSizes } from '@shop/core/catalog/list-products';
import type { ProductListItem } from '@shop/core/catalog/product-list';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { loaded } from '../../pages/loaded.ts';
import { useProblem } from '../../pages/use-tell.ts';
import { useClock, useUseCases } from '../../shop-context.tsx';
import { useWords } from '../../translations/use-words.ts';
import type { SectionProps } from '../section-props.ts';
import { ProductCard } from './product-card.tsx';
import { productCardView } from './product-list.view.ts';
import styles from './product-list-section.module.css';

/** Tickets or gift cards as cards; further ones are fetched below (R-LIST-10). */
export const ProductListSection = ({ data }: SectionProps<'productList'>) => {
  const { section, products, listPath } = data;
  const words = useWords();
  const today = useClock().today();
  const { items, hasMore, loading, showMore } = useMoreProducts(data);
  return (
    <div className={styles.section}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{section.title}</h1>
        <RichText html={section.text} className={styles.intro} />
      </header>
      {products.ok ? null : (
        <Notice tone="error">
          <p>{words.t('Error')}</p>
          <a href={listPath}>{words.t('TryAgain')}</a>
        </Notice>
      )}
      {products.ok && items.length === 0 ? <Notice tone="info">{words.t('List.Empty')}</Notice> : null}
      <ul className={styles.cards}>
        {items.map((item) => (
          <li key={item.id}>
            <ProductCard view={productCardView(item, { layout: section.layout, listPath, words, today })} />
          </li>
        ))}
      </ul>
      {hasMore ? (
        <Button look="secondary" busy={loading} onClick={showMore}>
          {words.t('List.ShowMore')}
        </Button>
      ) : null}
    </div>
  );
};

const useMoreProducts = ({ section, products }: SectionProps<'productList'>['data']) => {
  const useCases = useUseCases();
  const problem = useProblem();
  const { language } = useWords();
  const first = products.ok ? products.value : { items: [], hasMoreItems: false };
  const [more, setMore] = useState<readonly ProductListItem[]>([]);
  const [hasMore, setHasMore] = useState(first.hasMoreItems);
  const [loading, setLoading] = useState(false);
  const items = [...first.items, ...more];
  const showMore = async () => {
    setLoading(true);
    const take = productPageSizes[section.layout];
    const next = await loaded(useCases.listProducts({ language, group: section.group, skip: items.length, take }));
    setLoading(false);
    if (!next.ok) return problem(next.error);
    setMore([...more, ...next.value.items]);
    setHasMore(next.value.hasMoreItems);
  };
  return { items, hasMore, loading, showMore };
};
