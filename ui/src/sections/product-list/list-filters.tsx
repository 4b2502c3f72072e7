import { classNames } from '../../kit/class-names.ts';
import { Dropdown, dropdownChevron, dropdownChoice, dropdownPanel } from '../../kit/dropdown.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Link } from '../../kit/link.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './list-filters.module.css';
import type { ListFilters as View } from './list-filters.view.ts';

/** Tags and sort orders as links, so that they work without script and Back undoes them. On narrow screens a menu
 *  contains the tags. */
export const ListFilters = ({ view: { tags, tag, sorts, sortedBy } }: { readonly view: View }) => {
  const { t } = useTranslator();
  return (
    <div className={styles.filters}>
      {tags.length === 0 ? null : (
        <>
          <nav aria-label={t('List.Categories')} className={styles.tags}>
            <ul className={styles.row}>
              {tags.map(({ key, text, href, isChosen }) => (
                <li key={key}>
                  <Link href={href} className={styles.tag} aria-current={isChosen ? 'true' : undefined}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.narrow}>
            <ChoiceMenu label={t('List.Categories')} chosen={tag} choices={tags} />
          </div>
        </>
      )}
      <ChoiceMenu label={t('List.Sort')} chosen={sortedBy} choices={sorts} />
    </div>
  );
};

const ChoiceMenu = ({
  label,
  chosen,
  choices,
}: {
  readonly label: string;
  readonly chosen: string;
  readonly choices: View['tags'];
}) => (
  <Dropdown
    closeOn={chosen}
    className={styles.menu}
    button={
      <>
        <span>
          {label}: <strong>{chosen}</strong>
        </span>
        <Icon name="chevronDown" className={dropdownChevron} />
      </>
    }
  >
    <ul className={classNames(dropdownPanel, styles.panel)}>
      {choices.map(({ key, text, href, isChosen }) => (
        <li key={key}>
          <Link href={href} className={dropdownChoice} aria-current={isChosen ? 'true' : undefined}>
            {text}
            {isChosen ? <Icon name="check" /> : null}
          </Link>
        </li>
      ))}
    </ul>
  </Dropdown>
);
