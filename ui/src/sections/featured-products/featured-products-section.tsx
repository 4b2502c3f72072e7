import { TitledGroup } from '../../kit/titled-group.tsx';
import { ProductCard } from '../../product-cards/product-card.tsx';
import { productCardView } from '../../product-cards/product-card.view.ts';
import { useTranslator } from '../../translations/use-translator.ts';
import type { SectionProps } from '../section-props.ts';
import styles from './featured-products.module.css';

/** Cards of a few products, as their list shows them: lowest price, next free day and a link to the tickets. */
export const FeaturedProductsSection = ({ data }: SectionProps<'featuredProducts'>) => {
  const { section, products, listPath, today } = data;
  const words = useTranslator();
  if (products.length === 0) return null;
  return (
    <TitledGroup title={section.title} text={section.text}>
      <ul className={styles.cards}>
        {products.map((item) => (
          <li key={item.id}>
            <ProductCard view={productCardView(item, { layout: 2, listPath, words, today })} heading="h3" />
          </li>
        ))}
      </ul>
    </TitledGroup>
  );
};
