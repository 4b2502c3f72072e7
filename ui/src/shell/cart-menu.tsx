import { Dropdown, dropdownPanel } from '../kit/dropdown.tsx';
import { Icon } from '../kit/icon.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { useCart, useRoute } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './cart-menu.module.css';
import menuStyles from './header.module.css';
import { cartPanel } from './lazy-shell.ts';

/** Item-count badge, and below it what is in the cart. */
export const CartMenu = () => {
  const { t, language } = useTranslator();
  const known = useCart();
  const count = known.ok ? (known.value?.itemsCount ?? 0) : 0;
  return (
    <Dropdown
      closeOn={useRoute()}
      button={
        <>
          <Icon name="bag" />
          <span className={menuStyles.entryText} aria-hidden="true">
            {t('CartMenu.Title')}
          </span>
          {count === 0 ? null : (
            <span className={styles.badge} aria-hidden="true">
              {count}
            </span>
          )}
          <VisuallyHidden>{t('CartMenu.Count', { count })}</VisuallyHidden>
        </>
      }
    >
      <section className={`${dropdownPanel} ${styles.panel}`} aria-label={t('CartMenu.Title')}>
        <h2 className={styles.title}>{t('CartMenu.Title')}</h2>
        <cartPanel.Drawn key={language} />
      </section>
    </Dropdown>
  );
};
