import { productPageSizes } from '@shop/core/catalog/list-products';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { loaded } from '../../pages/loaded.ts';
import { useProblem } from '../../pages/use-tell.ts';
import { useUseCases } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import type { SectionProps } from '../section-props.ts';
import { firstProducts, loading, notLoaded, withNext } from './listed-products.ts';
import { ProductCard } from './product-card.tsx';
import { productCardView } from './product-list.view.ts';
import styles from './product-list-section.module.css';

/** Tickets or gift cards as cards; further ones are fetched below (R-LIST-10). */
export const ProductListSection = ({ data }: SectionProps<'productList'>) => {
  const { section, products, listPath, today } = data;
  const words = useTranslator();
  const { items, hasMore, isLoading, showMore } = useListedProducts(data);
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
        <Button look="secondary" busy={isLoading} onClick={showMore}>
          {words.t('List.ShowMore')}
        </Button>
      ) : null}
    </div>
  );
};

const nothing = { items: [], hasMoreItems: false };

const useListedProducts = ({ section, products }: SectionProps<'productList'>['data']) => {
  const useCases = useUseCases();
  const problem = useProblem();
  const { language } = useTranslator();
  const [listed, setListed] = useState(() => firstProducts(products.ok ? products.value : nothing));
  const showMore = async () => {
    setListed(loading);
    const page = { skip: listed.items.length, take: productPageSizes[section.layout] };
    const next = await loaded(useCases.listProducts({ language, group: section.group, ...page }));
    setListed((now) => (next.ok ? withNext(now, next.value) : notLoaded(now)));
    if (!next.ok) problem(next.error);
  };
  return { ...listed, showMore };
};
