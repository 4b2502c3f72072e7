import { RichText } from '../../kit/rich-text.tsx';
import { TitledGroup } from '../../kit/titled-group.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './info-list.module.css';

/** Short texts side by side, each with a title; numbered for steps, plain for others such as opening hours. */
export const InfoListSection = ({ data: { section } }: SectionProps<'infoList'>) => {
  const { title, text, items, numbered } = section;
  const List = numbered ? 'ol' : 'ul';
  return (
    <TitledGroup title={title} text={text}>
      <List className={numbered ? styles.steps : styles.facts}>
        {items.map((item) => (
          <li key={item.title} className={styles.item}>
            <h3 className={styles.title}>{item.title}</h3>
            <RichText html={item.text} className={styles.text} />
          </li>
        ))}
      </List>
    </TitledGroup>
  );
};
