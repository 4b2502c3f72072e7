import type { ReactNode } from 'react';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './buyer-ways.module.css';

/** With login or as guest (R-BUYER-1): two choices that need no script, since the browser itself keeps which one is chosen and moves
 *  between them by the arrow keys. Both forms stay in the page, so what was typed in one is kept. */
export const BuyerWays = ({
  opensWith,
  logIn,
  guest,
}: {
  readonly opensWith: 'logIn' | 'guest';
  readonly logIn: ReactNode;
  readonly guest: ReactNode;
}) => {
  const { t } = useTranslator();
  const way = (name: 'logIn' | 'guest') => (
    <label className={styles.way}>
      <input
        className={styles.choice}
        type="radio"
        name="buyerWay"
        value={name}
        defaultChecked={name === opensWith}
        autoComplete="off"
      />
      {t(name === 'logIn' ? 'Customer.TabLogIn' : 'Customer.TabGuest')}
    </label>
  );
  return (
    <div className={styles.ways}>
      <div className={styles.list} role="radiogroup" aria-label={t('Customer.Ways')}>
        {way('logIn')}
        {way('guest')}
      </div>
      <div className={styles.logIn}>{logIn}</div>
      <div className={styles.guest}>{guest}</div>
    </div>
  );
};
