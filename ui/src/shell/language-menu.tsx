import { languageName, threeLetterCode } from '@shop/core/languages/locale';
import { Dropdown, dropdownChevron, dropdownChoice, dropdownPanel } from '../kit/dropdown.tsx';
import { Icon } from '../kit/icon.tsx';
import { Link } from '../kit/link.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { hrefOf } from '../page-data/route-data.ts';
import { useRoute } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './header.module.css';

/** Only languages in which this page can be seen; the query, and with it a chosen day, goes along (R-SHELL-4,
 *  R-EXPECT-15). */
export const LanguageMenu = () => {
  const { t, language } = useTranslator();
  const route = useRoute();
  const alternates = route.kind === 'content' ? route.alternates : [];
  const { search } = route.address;
  if (alternates.length === 0) return null;
  return (
    <Dropdown
      closeOn={route}
      button={
        <>
          <Icon name="globe" className={styles.globe} />
          <span aria-hidden="true" className={styles.code}>
            {threeLetterCode(language)}
          </span>
          <VisuallyHidden>{`${t('Header.LanguageMenu')}. ${t('Header.CurrentLanguage', { language: languageName(language) })}`}</VisuallyHidden>
          <Icon name="chevronDown" className={dropdownChevron} />
        </>
      }
    >
      <ul className={dropdownPanel}>
        {alternates.map((alternate) => (
          <li key={alternate.language}>
            <Link
              href={hrefOf({ path: alternate.href, search })}
              lang={alternate.language}
              hrefLang={alternate.language}
              className={dropdownChoice}
              aria-current={alternate.language === language ? 'true' : undefined}
            >
              {languageName(alternate.language)}
              {alternate.language === language ? <Icon name="check" /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
};
