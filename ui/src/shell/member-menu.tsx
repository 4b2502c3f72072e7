import { mainSiteLinks } from '@shop/core/paths/main-site-links';
import { Dropdown, dropdownChevron, dropdownChoice, dropdownPanel } from '../kit/dropdown.tsx';
import { Icon } from '../kit/icon.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { formFields, logOutName } from '../page-data/posted-answer.ts';
import { hrefOf } from '../page-data/route-data.ts';
import { useRoute, useSettings } from '../shop-context.tsx';
import type { ShownMember } from '../signals/shop-state.ts';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './header.module.css';

/** The member's name above the links to profile and log-out. Logging out loads a new page, so that no data of the
 *  member stay. */
export const MemberMenu = ({ member }: { readonly member: ShownMember }) => {
  const { mainSiteUrl } = useSettings();
  const { t, language } = useTranslator();
  const route = useRoute();
  const name = `${member.name} ${member.surname}`.trim();
  return (
    <Dropdown
      closeOn={route}
      button={
        <>
          <Icon name="person" />
          <span className={styles.member} aria-hidden="true">
            {name}
          </span>
          <VisuallyHidden>{name === '' ? t('Header.Profile') : name}</VisuallyHidden>
          <Icon name="chevronDown" className={dropdownChevron} />
        </>
      }
    >
      <ul className={dropdownPanel}>
        <li className={styles.who}>{name}</li>
        {mainSiteUrl === undefined ? null : (
          <li>
            <a
              href={mainSiteLinks({ mainSiteUrl, language, address: '' }).profile}
              rel="nofollow"
              className={dropdownChoice}
            >
              {t('Header.Profile')}
            </a>
          </li>
        )}
        <li>
          <form method="post" action={hrefOf(route.address)}>
            <button type="submit" name={formFields.does} value={logOutName} className={dropdownChoice}>
              {t('Header.LogOut')}
            </button>
          </form>
        </li>
      </ul>
    </Dropdown>
  );
};
