import { Dropdown, dropdownChevron, dropdownChoice, dropdownPanel } from '../../kit/dropdown.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Link } from '../../kit/link.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './list-filters.module.css';
import type { ListFilters as View } from './list-filters.view.ts';

/** Tags and ways to sort, all of them links, so that they work without script and the way back undoes them (R-LIST-2, R-LIST-4). */
export const ListFilters = ({ view: { tags, sorts, sortedBy } }: { readonly view: View }) => {
  const { t } = useTranslator();
  return (
    <div className={styles.filters}>
      {tags.length === 0 ? null : (
        <nav aria-label={t('List.Categories')} className={styles.tags}>
          <ul>
            {tags.map(({ key, text, href, isChosen }) => (
              <li key={key}>
                <Link href={href} className={styles.tag} aria-current={isChosen ? 'true' : undefined}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Dropdown
        closeOn={sortedBy}
        className={styles.sort}
        button={
          <>
            <span>
              {t('List.Sort')}: <strong>{sortedBy}</strong>
            </span>
            <Icon name="chevronDown" className={dropdownChevron} />
          </>
        }
      >
        <ul className={dropdownPanel}>
          {sorts.map(({ key, text, href, isChosen }) => (
            <li key={key}>
              <Link href={href} className={dropdownChoice} aria-current={isChosen ? 'true' : undefined}>
                {text}
                {isChosen ? <Icon name="check" /> : null}
              </Link>
            </li>
          ))}
        </ul>
      </Dropdown>
    </div>
  );
};
